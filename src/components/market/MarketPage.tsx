import { Container } from '@chakra-ui/react/container'
import { useWalk } from '@/components/live/useWalk'
import { AssetBrowser } from '@/components/market/AssetBrowser'
import { MarketOverview } from '@/components/market/MarketOverview'
import { PageIntro } from '@/components/marketing/PageIntro'
import { type MarketAsset, marketAssets, marketIntro } from '@/data/market'
import type { MarketView } from '@/data/marketView'
import { marketMachine } from '@/machines/marketMachine'

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
