import { useQuote } from '@/components/prices/useQuote'
import { trendFigure } from '@/components/ui/Trend'
import { formatChange } from '@/data/text/figures'
import type { LivePriceProps } from './LivePrice'

export type LiveChangeProps = LivePriceProps

/** An asset's current change over 24 h. */
export const LiveChange = ({ asset }: LiveChangeProps) =>
  trendFigure(useQuote(asset, ({ change24h }) => formatChange(change24h)))
