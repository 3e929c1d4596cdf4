import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { crownPath } from '@/components/ui/Logo'
import { CardEngraving } from './CardEngraving'

export type CardPictureProps = Omit<HTMLChakraProps<'div'>, 'children'>

/** The engraving of a King Card by itself, in a tile of another shape its end. Decoration. */
export function CardPicture(props: CardPictureProps) {
  return (
    <chakra.div
      aria-hidden
      position="relative"
      aspectRatio="856 / 540"
      overflow="hidden"
      borderRadius="l3"
      borderWidth="1px"
      borderColor="brand.border"
      color="brand.drawn"
      forcedColorAdjust="none"
      {...props}
    >
      <CardEngraving />
      <chakra.svg
        viewBox="0 0 856 540"
        preserveAspectRatio="xMaxYMid slice"
        position="absolute"
        inset="0"
        boxSize="full"
      >
        <path d={crownPath} fill="currentColor" transform="translate(565 204) scale(3.56)" />
      </chakra.svg>
    </chakra.div>
  )
}
