import { chakra } from '@chakra-ui/react/styled-system'
import { crownPath } from '@/components/ui/Logo'
import { CardEngraving } from './CardEngraving'

/** The engraving of a King Card by itself. Decoration. */
export function CardPicture() {
  return (
    <chakra.div
      aria-hidden
      position="relative"
      aspectRatio="856 / 540"
      overflow="hidden"
      borderRadius="4.2% / 6.6%"
      color="brand.drawn"
      forcedColorAdjust="none"
    >
      <CardEngraving />
      <chakra.svg viewBox="0 0 856 540" position="relative">
        <rect
          x="1"
          y="1"
          width="854"
          height="538"
          rx="36"
          fill="none"
          stroke="currentColor"
          strokeOpacity="0.4"
          strokeWidth="1.5"
        />
        <path d={crownPath} fill="currentColor" transform="translate(565 204) scale(3.56)" />
      </chakra.svg>
    </chakra.div>
  )
}
