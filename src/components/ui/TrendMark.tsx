import { chakra } from '@chakra-ui/react/styled-system'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'

export type TrendMarkProps = { isLoss: boolean; children: ReactNode }

/** The arrow, the colour and the word that go with the text of a change. */
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
      {/* Where the page runs from right to left, the sign stays before its figure. */}
      <bdi dir="ltr">{children}</bdi>
    </chakra.span>
  )
}
