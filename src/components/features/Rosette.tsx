import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

export type RosetteProps = {
  /** Index of one of the four patterns. */
  pattern: number
}

const patterns = [
  { turns: 20, shape: <ellipse cx="100" cy="100" rx="78" ry="26" /> },
  { turns: 24, shape: <circle cx="100" cy="66" r="44" /> },
  { turns: 15, shape: <rect x="52" y="52" width="96" height="96" /> },
  { turns: 18, shape: <path d="M100 22 148 122 52 122Z" /> },
]

/** A shape so many times, each inside the turn of the one before: equal text, which is small in a document. */
const turned = (shape: ReactNode, times: number, turn: string): ReactNode =>
  times === 0 ? null : (
    <g transform={turn}>
      {shape}
      {turned(shape, times - 1, turn)}
    </g>
  )

/** A picture for the gallery: one shape repeated around the centre. Decoration. */
export function Rosette({ pattern }: RosetteProps) {
  const { turns, shape } = patterns[pattern % patterns.length] ?? { turns: 0, shape: null }
  return (
    <chakra.div
      aria-hidden
      position="relative"
      aspectRatio="1"
      bg="bg.sunken"
      backgroundImage="radial-gradient(circle at 50% 50%, {colors.brand.muted}, transparent 68%)"
      borderBottomWidth="1px"
      borderColor="border.subtle"
    >
      <chakra.svg
        viewBox="0 0 200 200"
        position="absolute"
        inset="4"
        boxSize="calc(100% - {spacing.8})"
        color="brand.drawn"
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.6"
        strokeWidth="0.7"
      >
        {turned(shape, turns, `rotate(${360 / turns} 100 100)`)}
      </chakra.svg>
    </chakra.div>
  )
}
