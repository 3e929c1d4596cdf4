import { useState } from 'react'
import { useQuote } from '@/components/live/useQuote'
import type { MarketAsset } from '@/data/registries/market'
import { formatDollars } from '@/data/rules/figures'

export type LivePriceProps = { asset: MarketAsset }

/** An asset's current price; a new price is highlighted for a moment while motion is on. */
export function LivePrice({ asset }: LivePriceProps) {
  const text = useQuote(asset, ({ price }) => formatDollars(price))
  const [first] = useState(text)
  return (
    <bdi key={text} dir="ltr" data-fresh={text === first ? undefined : text}>
      {text}
    </bdi>
  )
}
