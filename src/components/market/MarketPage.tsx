import { Container } from '@chakra-ui/react/container'
import { RestOfPage, usePageHydrated } from '@king-exchange/fast-pages/react'
import { useState } from 'react'
import { usePriceSubscription } from '@/components/prices/usePriceSubscription'
import { type MarketAsset, marketAssets } from '@/data/market/marketAssets'
import type { MarketView } from '@/data/market/marketView'
import { startsOf } from '@/data/market/quotes'
import { AssetBrowser } from './AssetBrowser'
import { ChartPlaceholder } from './ChartPlaceholder'
import { MarketOverview } from './MarketOverview'

export type MarketPageProps = {
  view: MarketView
  /**
   * Called with the changed parts of the view; the other parts stay as they are. Where it is the same function at every
   * rendering, a letter in the search does not render the table before its assets are found.
   */
  onViewChange: (changes: MarketView) => void
  assets?: MarketAsset[]
}

/** The market page. Needs a `PricesProvider` around it. */
export function MarketPage({ view, onViewChange, assets = marketAssets }: MarketPageProps) {
  const [starts] = useState(() => startsOf(assets))
  usePriceSubscription('market', starts)
  usePageHydrated()
  return (
    <Container pb="section">
      <MarketOverview />
      <RestOfPage>
        <AssetBrowser assets={assets} view={view} onViewChange={onViewChange} />
        <ChartPlaceholder />
      </RestOfPage>
    </Container>
  )
}
