import { extremesOf, type PriceHistory } from './priceHistory'
import { type PastAsset, type PricePoint, pricePast } from './pricePast'
import { changeFrom, openOf } from './quotes'

/** The ranges of a chart, the shortest first. */
export const priceRanges = ['1h', '24h', '7d', '30d'] as const

export type PriceRange = (typeof priceRanges)[number]

const minute = 60_000
const hour = 60 * minute

/** Length of each range, distance of its points and length of its candles, in milliseconds. */
const lengths: Record<PriceRange, { span: number; step: number; candle: number }> = {
  '1h': { span: hour, step: minute / 2, candle: 2 * minute },
  '24h': { span: 24 * hour, step: 10 * minute, candle: hour },
  '7d': { span: 168 * hour, step: hour, candle: 6 * hour },
  '30d': { span: 720 * hour, step: 4 * hour, candle: 24 * hour },
}

/** The count of steps of a length that have passed since the epoch. */
export const stepOf = (length: number, at: number) => Math.floor(at / length)

/** The last of the points of each step of a length. */
const lastOfEach = (points: readonly PricePoint[], length: number) =>
  points.filter(({ at }, index) => {
    const next = points[index + 1]
    return !next || stepOf(length, next.at) > stepOf(length, at)
  })

/** The prices of a range. */
export type RangePrices = {
  name: PriceRange
  /** The points to draw, no two of them in one step. */
  points: PricePoint[]
  /** The length of a step, in milliseconds. */
  step: number
  /** Every price that is known of the range, in order: its points, those of the shorter ranges, and all that were seen. */
  prices: PricePoint[]
}

/**
 * The prices of a range: the asset's made-up past, and then those since the page was opened, of which there is one at
 * least. A range ends at the last price and is never longer than its name says. 24 hours begin at the open from which the
 * asset's change counts: so both changes are one figure.
 */
export function pricesOf(name: PriceRange, history: PriceHistory, asset: PastAsset): RangePrices {
  const { span, step } = lengths[name]
  const [opened, last] = [history[0], history.at(-1)]
  if (!opened || !last) return { name, points: [], step, prices: [] }
  const known = [...pricePast(asset, opened), ...history]
  const begin = (range: PriceRange): PricePoint => {
    const at = last.at - lengths[range].span
    const before = known.findLast((point) => point.at <= at) ?? opened
    return { at, price: range === '24h' ? openOf(asset) : before.price }
  }
  const start = last.at - span
  const later = known.filter(
    ({ at }) => stepOf(step, at) > stepOf(step, start) && (at % step === 0 || at >= opened.at),
  )
  return {
    name,
    points: [begin(name), ...lastOfEach(later, step)],
    step,
    prices: [
      ...priceRanges.slice(0, priceRanges.indexOf(name) + 1).map(begin),
      ...known.filter(({ at }) => at > start),
    ].toSorted((one, other) => one.at - other.at),
  }
}

/** The high, the low and the change in percent of prices, of which there is one at least. */
export function figuresOf(prices: readonly PricePoint[]) {
  const { high, low } = extremesOf(prices) ?? {}
  const [first, last] = [prices[0]?.price ?? 0, prices.at(-1)?.price ?? 0]
  return {
    first,
    last,
    high: high?.price ?? last,
    low: low?.price ?? last,
    change: first > 0 ? changeFrom(first, last) : 0,
  }
}

/** First, last, highest and lowest price in a stretch of time. */
export type Candle = { from: number; to: number; open: number; high: number; low: number; close: number }

/** Prices in candles as long as a range's. One opens where the one before has closed. */
export function candlesOf(range: PriceRange, prices: readonly PricePoint[]): Candle[] {
  const length = lengths[range].candle
  const candles: Candle[] = []
  for (const { at, price } of prices) {
    const from = Math.floor(at / length) * length
    const before = candles.at(-1)
    if (before?.from === from) {
      before.close = price
      before.high = Math.max(before.high, price)
      before.low = Math.min(before.low, price)
    } else {
      const open = before?.close ?? price
      const [high, low] = [Math.max(open, price), Math.min(open, price)]
      candles.push({ from, to: from + length, open, high, low, close: price })
    }
  }
  return candles
}
