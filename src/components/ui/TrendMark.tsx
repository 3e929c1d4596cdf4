import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { FigureText } from './FigureText'

export type TrendMarkProps = { isLoss: boolean; children: ReactNode }

/** The text of a change with an arrow, a colour and a word for screen readers. */
export function TrendMark({ isLoss, children }: TrendMarkProps) {
  const Arrow = isLoss ? ArrowDown : ArrowUp
  return (
    <chakra.span
      display="inline-flex"
      alignItems="baseline"
      gap="1"
      textStyle="figure"
      color={isLoss ? 'loss' : 'gain'}
    >
      <chakra.span alignSelf="center" aria-hidden>
        <Arrow size="1em" />
      </chakra.span>
      <chakra.span srOnly>{isLoss ? 'down' : 'up'}</chakra.span>
      <FigureText>{children}</FigureText>
    </chakra.span>
  )
}
