import { useState } from 'react'
import { useQuote } from '@/components/prices/useQuote'
import { trendFigure } from '@/components/ui/Trend'
import type { MarketAsset } from '@/data/market/marketAssets'
import { formatChange, formatDollars } from '@/data/text/figures'

export type LivePriceProps = { asset: MarketAsset }

/**
 * An asset's current price, styled by `freshPrice`; a new price is highlighted for a moment while motion is on. Its text
 * changes in place, so that a selection around it stays; only the highlight is a new element each time.
 */
export function LivePrice({ asset }: LivePriceProps) {
  const text = useQuote(asset, ({ price }) => formatDollars(price))
  const [first] = useState(text)
  return (
    <bdi dir="ltr" data-price="" translate="no">
      <span>{text}</span>
      {text === first ? null : <i key={text} data-fresh={text} aria-hidden />}
    </bdi>
  )
}

/** An asset's current change over 24 h. */
export const LiveChange = ({ asset }: LivePriceProps) =>
  trendFigure(useQuote(asset, ({ change24h }) => formatChange(change24h)))
