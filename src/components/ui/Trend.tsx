import { TrendMark } from './TrendMark'

export type TrendProps = {
  /** A signed percentage as text, e.g. `+12.5%`. */
  change: string
}

/** A change with its sign, an arrow, a colour and a word for screen readers. */
export function Trend({ change }: TrendProps) {
  return <TrendMark isLoss={change.startsWith('-')}>{change}</TrendMark>
}
