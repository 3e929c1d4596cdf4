import { MachineSeam } from 'machine-workbench/source/seam'
import { AssetView } from '@/components/market/AssetView'
import { type MarketAsset, marketAssets } from '@/data/registries/market'
import { changeFrom, openOf, type Start, startsOf } from '@/data/rules/quotes'
import type { MotionChoice } from '@/data/stored/motion'
import { pricesMachine } from '@/machines/pricesMachine'
import { ignore, storyNow } from '../fixtures'
import { unusualAssets } from '../unusualAssets'
import { frozenCopy } from '../workbench/frozenCopy'
import { frozenPriceHistory } from '../workbench/frozenPriceHistory'
import { LiveFrame } from '../workbench/LiveFrame'

export default { title: 'Components / Asset view', meta: { path: '/market' } }

type View = {
  symbol: string
  /** The listed assets, where they are not those of the market. */
  assets?: MarketAsset[]
  /** The prices since the page was opened, by their relation to the starting price. */
  walk?: number[]
  motion?: MotionChoice
  /** What the price feed says of itself while it runs. */
  feed?: 'stale' | 'offline'
  copy?: 'copied' | 'refused'
}

/** A book that holds the last price of the walk, and the change that follows from it. */
const bookOf = (symbol: string, price: number, start: Start, feed?: View['feed']) =>
  pricesMachine.resolveState({
    value: feed ? { running: feed } : 'paused',
    context: {
      entries: [
        {
          symbol,
          price,
          change24h: changeFrom(openOf(start), price),
          start,
          changes: 1,
          changedAt: storyNow,
        },
      ],
      places: { [symbol]: 0 },
      readers: {},
      seed: 7,
    },
  })

const view = ({ symbol, assets, walk = [], motion = 'live', feed, copy }: View) => {
  const start = startsOf(assets ?? marketAssets)[symbol] ?? { price: 1, change24h: 0, volatility: 0 }
  const prices = walk.map((part) => start.price * part)
  const snapshots = {
    prices: bookOf(symbol, prices.at(-1) ?? start.price, start, feed),
    priceHistory: frozenPriceHistory(symbol, prices, motion === 'live' ? 'recording' : 'paused'),
    ...(copy ? { copy: frozenCopy(copy) } : null),
  }
  return (
    <MachineSeam.Provider value={{ snapshots }}>
      <LiveFrame motion={motion}>
        <AssetView symbol={symbol} assets={assets} onClose={ignore} />
      </LiveFrame>
    </MachineSeam.Provider>
  )
}

const wave = (drift: number) =>
  Array.from(
    { length: 80 },
    (_, index) => 1 + drift * index + 0.004 * Math.sin(index / 5) + 0.002 * Math.sin(index),
  )

export const JustOpened = () => view({ symbol: 'BTC', walk: [1] })

export const FirstStep = () => view({ symbol: 'BTC', walk: [1, 1.002] })

export const Rising = () => view({ symbol: 'ETH', walk: wave(0.0004) })

export const Falling = () => view({ symbol: 'BNB', walk: wave(-0.0004) })

export const StandingStill = () => view({ symbol: 'USDT', walk: [1, 1, 1, 1] })

export const KingToken = () => view({ symbol: 'KCC', walk: wave(0.0002) })

export const Paused = () => view({ symbol: 'SOL', walk: wave(0.0002), motion: 'paused' })

export const PausedFromTheStart = () => view({ symbol: 'SOL', motion: 'paused' })

export const LinkCopied = () => view({ symbol: 'KCREDIT', walk: wave(0.0001), copy: 'copied' })

export const LinkNotCopied = () => view({ symbol: 'ADA', walk: wave(0.0001), copy: 'refused' })

export const PricesDelayed = () => view({ symbol: 'BTC', walk: [1], feed: 'stale' })

export const PricesOffline = () => view({ symbol: 'BTC', walk: [1], feed: 'offline' })

export const TinyPrice = () => view({ symbol: 'PEPE', assets: unusualAssets, walk: wave(0.0004) })

export const HugePrice = () => view({ symbol: 'WHALE', assets: unusualAssets, walk: wave(-0.0004) })

export const Unknown = () => view({ symbol: 'XYZ' })
