import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { withMinus } from '@/data/text/figures'
import { FigureText } from './FigureText'

export type TrendMarkProps = { isLoss: boolean; children: ReactNode }

/** The look of a `PlainTrendMark`. */
export const trendMark: SystemStyleObject = {
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '1',
  textStyle: 'figure',
  color: 'gain',
  '&[data-trend=loss]': { color: 'loss' },
  '& > [aria-hidden]': { alignSelf: 'center' },
  '& > [data-unseen]': { srOnly: true },
}

/** The text of a change with an arrow, a colour and a word for screen readers. */
export function TrendMark(props: TrendMarkProps) {
  return (
    <chakra.span css={trendMark} data-trend={trendOf(props)}>
      <MarkedText {...props} />
    </chakra.span>
  )
}

/** A `TrendMark` in plain elements, where there are many: what is around it gives `[data-trend]` the look of `trendMark`. */
export function PlainTrendMark(props: TrendMarkProps) {
  return (
    <span data-trend={trendOf(props)}>
      <MarkedText {...props} />
    </span>
  )
}

const trendOf = ({ isLoss }: TrendMarkProps) => (isLoss ? 'loss' : 'gain')

function MarkedText({ isLoss, children }: TrendMarkProps) {
  const Arrow = isLoss ? ArrowDown : ArrowUp
  return (
    <>
      <span aria-hidden>
        <Arrow size="1em" />
      </span>
      <span data-unseen="">{isLoss ? 'down' : 'up'}</span>
      <FigureText>{children}</FigureText>
    </>
  )
}

export type TrendProps = {
  /** A signed percentage as text, e.g. `+12.5%`. */
  change: string
}

/** A change with its sign, an arrow, a colour and a word for screen readers. */
export function Trend({ change }: TrendProps) {
  const text = withMinus(change)
  return <TrendMark isLoss={text.startsWith('−')}>{text}</TrendMark>
}
