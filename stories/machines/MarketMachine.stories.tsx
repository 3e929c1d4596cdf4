import { useWalk, type WalkSnapshot } from '@/components/live/useWalk'
import { AssetBrowser } from '@/components/market/AssetBrowser'
import { type MarketAsset, marketAssets } from '@/data/registries/market'
import { formatChange, formatDollars } from '@/data/rules/figures'
import { marketMachine } from '@/machines/marketMachine'
import { ignore } from '../fixtures'
import { walkedTo } from '../workbench/frozenWalk'
import { WalkFrame } from './WalkFrame'

export default { title: 'Machines / Market' }

const assets = marketAssets.slice(0, 5)

function Browser({ snapshot }: { snapshot: WalkSnapshot<MarketAsset[]> }) {
  const walk = useWalk(marketMachine, assets, snapshot)
  return <AssetBrowser walk={walk} assets={assets} view={{}} onViewChange={ignore} />
}

const frame = (state: 'live' | 'paused') => {
  const walk = walkedTo(marketMachine, state, assets)
  return (
    <WalkFrame
      snapshot={walk}
      figures={Object.fromEntries(
        walk.context.value.map(({ symbol, price, change24h }) => [
          symbol,
          `${formatDollars(price)}, ${formatChange(change24h)}`,
        ]),
      )}
    >
      {(snapshot) => <Browser snapshot={snapshot} />}
    </WalkFrame>
  )
}

export const Paused = () => frame('paused')

export const Live = () => frame('live')
