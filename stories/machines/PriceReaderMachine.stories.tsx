import { KccPriceCard } from '@/components/home/KccPriceCard'
import { AssetBrowser } from '@/components/market/AssetBrowser'
import { PriceTicker } from '@/components/prices/PriceTicker'
import { usePriceReader } from '@/components/prices/usePriceReader'
import { marketAssets } from '@/data/registries/market'
import { kcc, tickerTokens } from '@/data/registries/tokens'
import { startsOf } from '@/data/rules/quotes'
import { ignore } from '../fixtures'
import { PriceReaderFrame, type PriceReaderFrameProps } from './PriceReaderFrame'

export default { title: 'Machines / Price reader' }

type State = PriceReaderFrameProps['state']

const assets = marketAssets.slice(0, 5)
const starts = startsOf(assets)

function Browser() {
  const market = usePriceReader('market', starts)
  return <AssetBrowser market={market} assets={assets} view={{}} onViewChange={ignore} />
}

const ticker = (state: State) => (
  <PriceReaderFrame reader="ticker" state={state} assets={tickerTokens}>
    <PriceTicker />
  </PriceReaderFrame>
)

const kccPrice = (state: State) => (
  <PriceReaderFrame reader="kccPrice" state={state} assets={[kcc]}>
    <KccPriceCard maxWidth="sm" />
  </PriceReaderFrame>
)

const market = (state: State) => (
  <PriceReaderFrame reader="market" state={state} assets={assets}>
    <Browser />
  </PriceReaderFrame>
)

export const Paused = () => ticker('paused')

export const Live = () => ticker('live')

export const PausedKccPrice = () => kccPrice('paused')

export const LiveKccPrice = () => kccPrice('live')

export const PausedMarket = () => market('paused')

export const LiveMarket = () => market('live')
