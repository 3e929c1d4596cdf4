import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useId } from 'react'

/** Engraved fills that can be told apart without their colour: the drawing on a tile, its size, angle and ground. */
const fills = [
  { size: 6, turn: 0, ground: 1, path: '' },
  { size: 5, turn: 45, ground: 0.16, path: 'M0 0h2.4v5H0z' },
  { size: 5, turn: 0, ground: 0.16, path: 'M1 2.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z' },
  { size: 4, turn: 0, ground: 0.16, path: 'M0 0h1.4v4H0z' },
  { size: 4, turn: -45, ground: 0.3, path: 'M0 0h.8v4H0z' },
  { size: 6, turn: 0, ground: 0.3, path: '' },
]

export type HatchPatternProps = {
  id: string
  /** The share's place in its picture; each of the first six has a fill of its own. */
  place: number
}

/** The fill of a share as an SVG pattern in the current colour, the same for its part of a picture and for its key. */
export function HatchPattern({ id, place }: HatchPatternProps) {
  const { size, turn, ground, path } = fills[place % fills.length] ?? {
    size: 1,
    turn: 0,
    ground: 1,
    path: '',
  }
  return (
    <pattern
      id={id}
      width={size}
      height={size}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${turn})`}
    >
      <rect width={size} height={size} fill="currentColor" fillOpacity={ground} />
      <path d={path} fill="currentColor" />
    </pattern>
  )
}

export type HatchProps = HTMLChakraProps<'svg'> & Pick<HatchPatternProps, 'place'>

/** An area with the fill of a share: a part of a line, or the key beside its figure. Decoration. */
export function Hatch({ place, ...rest }: HatchProps) {
  const id = useId()
  return (
    <chakra.svg
      display="block"
      color="brand.drawn"
      _highContrast={{ color: 'CanvasText' }}
      aria-hidden
      {...rest}
    >
      <HatchPattern id={id} place={place} />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </chakra.svg>
  )
}
