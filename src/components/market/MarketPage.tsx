import { Container } from '@chakra-ui/react/container'
import { useWalk } from '@/components/live/useWalk'
import { PageIntro } from '@/components/ui/PageIntro'
import { type MarketAsset, marketAssets, marketIntro } from '@/data/registries/market'
import type { MarketView } from '@/data/rules/marketView'
import { marketMachine } from '@/machines/marketMachine'
import { AssetBrowser } from './AssetBrowser'
import { MarketOverview } from './MarketOverview'

export type MarketPageProps = {
  view: MarketView
  /** Told of what the visitor wants to see from now on; what is not named stays as it is. */
  onViewChange: (changes: MarketView) => void
  assets?: MarketAsset[]
}

/** The page at `/market`. Stands in a `LiveContext`. */
export function MarketPage({ view, onViewChange, assets = marketAssets }: MarketPageProps) {
  const walk = useWalk(marketMachine, assets)
  return (
    <Container pb="section">
      <PageIntro {...marketIntro} />
      <MarketOverview />
      <AssetBrowser walk={walk} assets={assets} view={view} onViewChange={onViewChange} />
    </Container>
  )
}
