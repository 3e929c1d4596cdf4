import { extremesOf, type PriceHistory } from './priceHistory'
import { type PastAsset, type PricePoint, pricePast } from './pricePast'
import { changeFrom, openOf } from './quotes'

/** The ranges of a chart, the shortest first. */
export const priceRanges = ['1h', '24h', '7d', '30d'] as const

export type PriceRange = (typeof priceRanges)[number]

const minute = 60_000
const hour = 60 * minute

/** How long each range is, how far apart its points are, and how many of these a candle has; in milliseconds. */
const lengths: Record<PriceRange, { span: number; step: number; candle: number }> = {
  '1h': { span: hour, step: minute / 2, candle: 2 * minute },
  '24h': { span: 24 * hour, step: 10 * minute, candle: hour },
  '7d': { span: 168 * hour, step: hour, candle: 6 * hour },
  '30d': { span: 720 * hour, step: 4 * hour, candle: 24 * hour },
}

/** The count of a range's steps that have passed since the epoch. Within a range, no two points have the same. */
export const stepOf = (range: PriceRange, at: number) => Math.floor(at / lengths[range].step)

/** The last of the points of each stretch of time. */
const lastOfEach = (points: readonly PricePoint[], length: number) =>
  points.filter(({ at }, index) => {
    const next = points[index + 1]
    return !next || Math.floor(next.at / length) > Math.floor(at / length)
  })

/**
 * The points of a range: the asset's made-up past, and then its prices since the page was opened, of which there is one at
 * least. Without an asset they have no past. A range ends at the last price. 24 hours begin at the open from which the
 * asset's change counts, which stays where it is while the page is open: so both changes are one figure.
 */
export function pointsOf(range: PriceRange, history: PriceHistory, asset: PastAsset | null): PricePoint[] {
  const [opened, last] = [history[0], history.at(-1)]
  if (!opened || !last) return []
  const { span, step } = lengths[range]
  const isOfDay = range === '24h'
  const start = (isOfDay ? opened.at : last.at) - span
  const points: PricePoint[] = []
  if (asset) {
    if (isOfDay) points.push({ at: start, price: openOf(asset) })
    const priceAt = pricePast(asset, opened)
    const next = Math.floor(start / step) + 1
    for (let at = next * step; at < opened.at; at += step) points.push({ at, price: priceAt(at) })
  }
  points.push(...history.filter(({ at }) => at >= start))
  return lastOfEach(points, step)
}

/** The high, the low and the change of points, of which there is one at least; the change is in percent. */
export function figuresOf(points: readonly PricePoint[]) {
  const { high, low } = extremesOf(points) ?? {}
  const [first, last] = [points[0]?.price ?? 0, points.at(-1)?.price ?? 0]
  return {
    first,
    last,
    high: high?.price ?? last,
    low: low?.price ?? last,
    change: first > 0 ? changeFrom(first, last) : 0,
  }
}

/** Where a price began and ended in a stretch of time, and how high and low it came. */
export type Candle = { from: number; to: number; open: number; high: number; low: number; close: number }

/** The candles of a range's points. One opens where the one before has closed. */
export function candlesOf(range: PriceRange, points: readonly PricePoint[]): Candle[] {
  const length = lengths[range].candle
  const candles: Candle[] = []
  for (const { at, price } of points) {
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
