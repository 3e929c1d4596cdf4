import { MachineSeam } from '@king-exchange/machine-workbench/seam'
import { useState } from 'react'
import { AssetView } from '@/components/market/AssetView'
import { type MarketAsset, marketAssets } from '@/data/market/marketAssets'
import type { ChartView } from '@/data/market/marketView'
import { changeFrom, openOf, type Start, startsOf } from '@/data/market/quotes'
import type { MotionChoice } from '@/data/site/motion'
import { pricesMachine } from '@/machines/pricesMachine'
import { ignore, storyNow } from '../fixtures'
import { unusualAssets } from '../unusualAssets'
import { frozenCopy } from '../workbench/frozenCopy'
import { frozenPriceHistory } from '../workbench/frozenPriceHistory'
import { LiveFrame } from '../workbench/LiveFrame'

export default { title: 'Components / Asset view', meta: { path: '/market', iframed: true } }

type View = {
  symbol: string
  /** The listed assets, where they are not those of the market. */
  assets?: MarketAsset[]
  /** The prices since the page was opened, by their relation to the starting price. */
  walk?: number[]
  motion?: MotionChoice
  copy?: 'copied' | 'refused'
  /** Initial drawing of the prices. */
  chart?: ChartView
}

/** A price store that holds the last price of the walk, and the change that follows from it. */
const storeOf = (symbol: string, price: number, start: Start) =>
  pricesMachine.resolveState({
    value: 'paused',
    context: {
      entries: {
        [symbol]: {
          symbol,
          price,
          change24h: changeFrom(openOf(start), price),
          start,
          changes: 1,
          changedAt: storyNow,
        },
      },
      subscribers: {},
      seed: 7,
    },
  })

type ChosenViewProps = Pick<View, 'symbol' | 'assets'> & { first: ChartView | undefined }

/** The view with a chart whose range and drawing can be changed, as the address changes them. */
function ChosenView({ first = {}, ...shown }: ChosenViewProps) {
  const [chart, setChart] = useState(first)
  return (
    <AssetView
      {...shown}
      chart={chart}
      onChartChange={(change) => setChart((before) => ({ ...before, ...change }))}
      onClose={ignore}
    />
  )
}

const view = ({ symbol, assets, walk = [], motion = 'live', copy, chart }: View) => {
  const start = startsOf(assets ?? marketAssets)[symbol] ?? { price: 1, change24h: 0, volatility: 0 }
  const prices = walk.map((part) => start.price * part)
  const snapshots = {
    prices: storeOf(symbol, prices.at(-1) ?? start.price, start),
    priceHistory: frozenPriceHistory(symbol, prices, motion === 'live' ? 'recording' : 'paused'),
    ...(copy ? { copy: frozenCopy(copy) } : null),
  }
  return (
    <MachineSeam.Provider value={{ snapshots }}>
      <LiveFrame motion={motion}>
        <ChosenView symbol={symbol} assets={assets} first={chart} />
      </LiveFrame>
    </MachineSeam.Provider>
  )
}

const wave = (drift: number) =>
  Array.from(
    { length: 80 },
    (_, index) => 1 + drift * index + 0.004 * Math.sin(index / 5) + 0.002 * Math.sin(index),
  )

export const JustOpened = () => view({ symbol: 'BTC' })

export const FirstStep = () => view({ symbol: 'BTC', walk: [1, 1.002] })

export const LastHour = () => view({ symbol: 'BTC', walk: wave(0.0001), chart: { range: '1h' } })

export const LastSevenDays = () => view({ symbol: 'BTC', walk: wave(0.0001), chart: { range: '7d' } })

export const LastThirtyDays = () => view({ symbol: 'BTC', walk: wave(0.0001), chart: { range: '30d' } })

export const Candles = () => view({ symbol: 'ETH', walk: wave(0.0001), chart: { drawing: 'candles' } })

export const CandlesOfAnHour = () =>
  view({ symbol: 'SOL', walk: wave(-0.0001), chart: { range: '1h', drawing: 'candles' } })

export const CandlesOfThirtyDays = () =>
  view({ symbol: 'DOGE', walk: [1], chart: { range: '30d', drawing: 'candles' } })

export const Rising = () => view({ symbol: 'ETH', walk: wave(0.0004) })

export const Falling = () => view({ symbol: 'BNB', walk: wave(-0.0004) })

export const Stablecoin = () => view({ symbol: 'USDT', walk: [1, 1, 1, 1] })

export const StablecoinOverThirtyDays = () => view({ symbol: 'USDC', walk: [1], chart: { range: '30d' } })

export const KingToken = () => view({ symbol: 'KCC', walk: wave(0.0002) })

export const Paused = () => view({ symbol: 'SOL', walk: wave(0.0002), motion: 'paused' })

export const PausedFromTheStart = () => view({ symbol: 'SOL', motion: 'paused' })

export const LinkCopied = () => view({ symbol: 'KCREDIT', walk: wave(0.0001), copy: 'copied' })

export const LinkNotCopied = () => view({ symbol: 'ADA', walk: wave(0.0001), copy: 'refused' })

export const TinyPrice = () => view({ symbol: 'PEPE', assets: unusualAssets, walk: wave(0.0004) })

export const HugePrice = () => view({ symbol: 'WHALE', assets: unusualAssets, walk: wave(-0.0004) })

export const HugePriceAsCandles = () =>
  view({ symbol: 'WHALE', assets: unusualAssets, chart: { range: '7d', drawing: 'candles' } })

export const RightToLeft = () => (
  <div dir="rtl">{view({ symbol: 'AVAX', walk: wave(0.0002), chart: { range: '7d' } })}</div>
)

export const Unknown = () => view({ symbol: 'XYZ' })
