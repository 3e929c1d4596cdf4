import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { Piece } from '@/data/content/about'
import pieces from './chessPieces.svg?no-inline'

export type ChessPieceProps = Omit<HTMLChakraProps<'div'>, 'children'> & { piece: Piece }

/** The pieces in their picture, from left to right. */
const order: Piece[] = ['king', 'queen', 'bishop', 'knight', 'rook']

/**
 * A chess piece drawn as an engraving, lit from the left. The pieces are one picture, a file that the browser loads
 * once. Decoration.
 */
export function ChessPiece({ piece, ...rest }: ChessPieceProps) {
  return (
    <chakra.div
      aria-hidden
      aspectRatio="0.4"
      bg="brand.drawn"
      maskImage={`url(${pieces})`}
      maskSize="500% 100%"
      maskPosition={`${order.indexOf(piece) * 25}% 0`}
      forcedColorAdjust="none"
      {...rest}
    />
  )
}
