import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

export type StretchedDrawingProps = {
  /** The lengths that its paths are written in. */
  size: { width: number; height: number }
  children: ReactNode
}

/** A drawing that is stretched to its place, with lines that keep their width. Decoration. */
export function StretchedDrawing({ size, children }: StretchedDrawingProps) {
  return (
    <chakra.svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      position="absolute"
      inset="0"
      width="full"
      height="full"
      overflow="visible"
      fill="none"
      stroke="currentColor"
      css={{ '& path': { vectorEffect: 'non-scaling-stroke' } }}
      aria-hidden
    >
      {children}
    </chakra.svg>
  )
}
