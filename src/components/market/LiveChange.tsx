import { useQuote } from '@/components/prices/useQuote'
import { formatChange } from '@/data/text/figures'
import { changeMark } from './changeMark'
import type { LivePriceProps } from './LivePrice'

export type LiveChangeProps = LivePriceProps

/** An asset's current change over 24 h. */
export const LiveChange = ({ asset }: LiveChangeProps) =>
  changeMark(useQuote(asset, ({ change24h }) => formatChange(change24h)))
