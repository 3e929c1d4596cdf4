import { withMinus } from '@/data/text/figures'
import { TrendMark } from './TrendMark'

export type TrendProps = {
  /** A signed percentage as text, e.g. `+12.5%`. */
  change: string
}

/** A change with its sign, an arrow, a colour and a word for screen readers. */
export function Trend({ change }: TrendProps) {
  const text = withMinus(change)
  return <TrendMark isLoss={text.startsWith('−')}>{text}</TrendMark>
}
