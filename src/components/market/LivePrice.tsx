import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Walk } from '@/components/live/useWalk'
import type { MarketAsset } from '@/data/registries/market'
import { formatDollars } from '@/data/rules/figures'

export type LivePriceProps = { walk: Walk<MarketAsset[]>; place: number }

/** An asset's price as it stands now; a change of it lights up for a moment where things may move. */
export function LivePrice({ walk, place }: LivePriceProps) {
  const text = useSelector(walk, ({ context }) => {
    const asset = context.value[place]
    return asset ? formatDollars(asset.price) : '—'
  })
  const [first] = useState(text)
  return (
    <span key={text} data-fresh={text === first ? undefined : ''}>
      {text}
    </span>
  )
}
