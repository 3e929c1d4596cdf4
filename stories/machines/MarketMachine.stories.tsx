import { AssetBrowser } from '@/components/market/AssetBrowser'
import { usePriceReader } from '@/components/prices/usePriceReader'
import { marketAssets } from '@/data/registries/market'
import { startsOf } from '@/data/rules/quotes'
import { marketMachine } from '@/machines/marketMachine'
import { ignore } from '../fixtures'
import { PriceReaderFrame } from './PriceReaderFrame'

export default { title: 'Machines / Market' }

const assets = marketAssets.slice(0, 5)
const starts = startsOf(assets)

function Browser() {
  const market = usePriceReader(marketMachine, starts)
  return <AssetBrowser market={market} assets={assets} view={{}} onViewChange={ignore} />
}

const frame = (state: 'live' | 'paused') => (
  <PriceReaderFrame machine={marketMachine} state={state} assets={assets}>
    <Browser />
  </PriceReaderFrame>
)

export const Paused = () => frame('paused')

export const Live = () => frame('live')
