import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import type { Piece } from '@/data/content/about'
import { hatching, outlineOf, ringsOf } from './engraving'
import { pieceShapes } from './pieceShapes'

export type ChessPieceProps = HTMLChakraProps<'svg'> & { piece: Piece }

/** A chess piece drawn as an engraving, lit from the left. Decoration. */
export function ChessPiece({ piece, ...rest }: ChessPieceProps) {
  const id = useId()
  const shape = pieceShapes[piece]
  return (
    <chakra.svg viewBox="0 0 160 400" color="brand.solid" fill="none" aria-hidden focusable="false" {...rest}>
      <defs>
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="20" x2="140" y1="0" y2="0">
          <stop offset="0" stopColor="currentColor" stopOpacity="0.5" />
          <stop offset="0.34" stopColor="currentColor" stopOpacity="1" />
          <stop offset="0.62" stopColor="currentColor" stopOpacity="0.45" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0.12" />
        </linearGradient>
        {shape.bust ? (
          <clipPath id={`${id}bust`}>
            <path d={shape.bust} />
          </clipPath>
        ) : null}
      </defs>
      <path d={ringsOf(shape)} stroke={`url(#${id})`} strokeWidth="1.1" />
      <path d={outlineOf(shape)} stroke={`url(#${id})`} strokeWidth="1.4" strokeLinejoin="round" />
      {shape.bust ? (
        <>
          <path d={hatching} stroke={`url(#${id})`} strokeWidth="1.1" clipPath={`url(#${id}bust)`} />
          <path d={shape.bust} stroke={`url(#${id})`} strokeWidth="1.6" strokeLinejoin="round" />
        </>
      ) : null}
      <path d={shape.crest} stroke={`url(#${id})`} strokeWidth={piece === 'king' ? 5 : 1.6} />
      {shape.notch ? <chakra.path d={shape.notch} color="bg" stroke="currentColor" strokeWidth="5" /> : null}
    </chakra.svg>
  )
}
