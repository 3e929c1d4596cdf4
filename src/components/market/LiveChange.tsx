import { useQuote } from '@/components/prices/useQuote'
import { trendMark } from '@/components/ui/TrendMark'
import { formatChange } from '@/data/text/figures'
import type { LivePriceProps } from './LivePrice'

export type LiveChangeProps = LivePriceProps

/** An asset's current change over 24 h. */
export const LiveChange = ({ asset }: LiveChangeProps) =>
  trendMark(useQuote(asset, ({ change24h }) => formatChange(change24h)))
