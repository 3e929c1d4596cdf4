import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { crownPath } from '@/components/ui/Logo'
import { CardEngraving } from './CardEngraving'

const edge = { x: 1, y: 1, width: 854, height: 538, rx: 36 }

/** The engraving of a King Card by itself. Decoration. */
export function CardPicture() {
  const id = useId()
  return (
    <chakra.svg viewBox="0 0 856 540" color="brand.solid" aria-hidden focusable="false">
      <clipPath id={id}>
        <rect {...edge} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <CardEngraving />
      </g>
      <rect {...edge} fill="none" stroke="currentColor" strokeOpacity="0.4" strokeWidth="1.5" />
      <path d={crownPath} fill="currentColor" transform="translate(565 204) scale(3.56)" />
    </chakra.svg>
  )
}
