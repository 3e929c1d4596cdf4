import { useState } from 'react'
import { useQuote } from '@/components/live/useQuote'
import type { MarketAsset } from '@/data/registries/market'
import { formatDollars } from '@/data/rules/figures'

export type LivePriceProps = { asset: MarketAsset }

/** An asset's price as it is now; a change of it lights up for a moment where things may move. */
export function LivePrice({ asset }: LivePriceProps) {
  const text = useQuote(asset, ({ price }) => formatDollars(price))
  const [first] = useState(text)
  return (
    <span key={text} data-fresh={text === first ? undefined : ''}>
      {text}
    </span>
  )
}
