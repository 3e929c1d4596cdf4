import { Container } from '@chakra-ui/react/container'
import { useHydrated } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { usePriceReader } from '@/components/live/usePriceReader'
import { useAliveMark } from '@/components/loading/useAliveMark'
import { type MarketAsset, marketAssets } from '@/data/registries/market'
import type { MarketView } from '@/data/rules/marketView'
import { quotesOf } from '@/data/rules/quotes'
import { marketMachine } from '@/machines/marketMachine'
import { AssetBrowser } from './AssetBrowser'
import { ChartPlaceholder } from './ChartPlaceholder'
import { MarketOverview } from './MarketOverview'

export type MarketPageProps = {
  view: MarketView
  /** Called with the changed parts of the view; the other parts stay as they are. */
  onViewChange: (changes: MarketView) => void
  assets?: MarketAsset[]
}

/** The height of a row on a phone, in pixels: there is room for the table before it comes, for the scroll position too. */
const tallestRow = 75

/** The market page. Needs a `PricesProvider` around it. */
export function MarketPage({ view, onViewChange, assets = marketAssets }: MarketPageProps) {
  const [starts] = useState(() => quotesOf(assets))
  const market = usePriceReader(marketMachine, starts)
  // A visitor who comes from another page sees the heading first. The table is rendered in slices, since the browser
  // would answer nothing while React renders it at once. A prerendered page is hydrated as a whole.
  const isWhole = useDeferredValue(true, !useHydrated())
  useAliveMark()
  return (
    <Container pb="section">
      <MarketOverview />
      {isWhole ? (
        <>
          <AssetBrowser market={market} assets={assets} view={view} onViewChange={onViewChange} />
          <ChartPlaceholder />
        </>
      ) : (
        <div style={{ minHeight: assets.length * tallestRow }} />
      )}
    </Container>
  )
}
