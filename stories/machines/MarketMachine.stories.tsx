import { AssetBrowser } from '@/components/market/AssetBrowser'
import { formatChange, formatDollars } from '@/data/figures'
import { marketAssets } from '@/data/market'
import { marketMachine } from '@/machines/marketMachine'
import { ignore } from '../fixtures'
import { freezeWalk, frozenWalk } from '../workbench/frozenWalk'
import { WalkFrame } from './WalkFrame'

export default { title: 'Machines / Market' }

const assets = marketAssets.slice(0, 5)
const walks = {
  paused: frozenWalk(marketMachine, 'paused', assets),
  live: frozenWalk(marketMachine, 'live', assets),
}

const frame = (state: 'live' | 'paused') => (
  <WalkFrame
    snapshot={freezeWalk(marketMachine, state, assets)}
    figures={Object.fromEntries(
      assets.map(({ symbol, price, change24h }) => [
        symbol,
        `${formatDollars(price)}, ${formatChange(change24h)}`,
      ]),
    )}
  >
    <AssetBrowser walk={walks[state]} assets={assets} view={{}} onViewChange={ignore} />
  </WalkFrame>
)

export const Paused = () => frame('paused')

export const Live = () => frame('live')
