import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marketAssets } from '@/data/market/marketAssets'
import { type PastAsset, type PricePoint, pricePast } from '@/data/market/pricePast'
import { candlesOf, figuresOf, priceRanges, pricesOf, stepOf } from '@/data/market/priceRange'
import { priorPoints, priorWalk } from '@/data/market/priorWalk'
import { changeFrom, openOf } from '@/data/market/quotes'
import { formatDollars } from '@/data/text/figures'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** An afternoon, 17 minutes after a full hour. */
const now = Date.UTC(2026, 4, 11, 14, 17, 23)

const coin: PastAsset = { symbol: 'ABC', price: 64_218.4, change24h: 1.84, volatility: 0.15 }

const anyAsset: fc.Arbitrary<PastAsset> = fc.record({
  symbol: fc.string({ minLength: 1, maxLength: 6 }),
  price: fc.double({ min: 1e-6, max: 1e9, noNaN: true }),
  change24h: fc.double({ min: -90, max: 900, noNaN: true }),
  volatility: fc.double({ min: 0.01, max: 1, noNaN: true }),
})
const anyTime = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2034, 0) })
const anyRange = fc.constantFrom(...priceRanges)

/** Prices since the page was opened: near the start, one each 5 s. */
const anyHistory = (asset: PastAsset, at: number) =>
  fc
    .array(fc.double({ min: -0.01, max: 0.01, noNaN: true }), { minLength: 1, maxLength: 40 })
    .map((strays): PricePoint[] =>
      strays.map((stray, index) => ({ at: at + index * 5000, price: asset.price * (1 + stray) })),
    )

const anyChart = fc.tuple(anyAsset, anyTime, anyRange).chain(([asset, at, range]) =>
  anyHistory(asset, at).map((history) => ({
    asset,
    at,
    range,
    history,
    ...pricesOf(range, history, asset),
  })),
)

const opened = (asset: PastAsset, at = now): PricePoint => ({ at, price: asset.price })

describe('the past of an asset', () => {
  it('is on the last full hours what the sparkline of its row shows', () => {
    const full = Math.floor(now / hour) * hour
    const shown = pricePast(coin, opened(coin)).filter(
      ({ at }) => at % hour === 0 && at > full - priorPoints * hour,
    )
    expect(shown.map(({ price }) => price)).toEqual(priorWalk(coin))
  })

  it('is the same until the last full hour, whenever after it the page is opened', () => {
    const anyReload = fc.tuple(anyAsset, anyTime, fc.integer({ min: 0, max: hour - 1 }))
    fc.assert(
      fc.property(anyReload, ([asset, at, later]) => {
        const full = Math.floor(at / hour) * hour
        const [one, other] = [full, full + later].map((moment) =>
          pricePast(asset, { at: moment, price: asset.price * 1.01 }).filter((point) => point.at < full),
        )
        expect(other).toEqual(one)
      }),
      { numRuns: 30 },
    )
  })

  it.each(priceRanges)('of each stablecoin reads one dollar throughout %s', (range) => {
    const stable = marketAssets.filter(({ volatility }) => volatility === 0.02)
    expect(stable.length).toBeGreaterThan(1)
    for (const asset of stable) {
      const { prices } = pricesOf(range, [opened(asset)], asset)
      expect(new Set(prices.map(({ price }) => formatDollars(price)))).toEqual(new Set(['$1.00']))
    }
  })
})

describe('the points of a range', () => {
  it.each([
    ['1h', hour, 121],
    ['24h', day, 145],
    ['7d', 7 * day, 169],
    ['30d', 30 * day, 181],
  ] as const)(
    'of %s go back %i ms, in %i steps, however long the page has been open',
    (range, span, count) => {
      for (const open of [0, hour, 20 * hour, 40 * day]) {
        const history = Array.from({ length: 100 }, (_, index) => ({
          at: now + index * (open / 99),
          price: 64_000,
        }))
        const { points } = pricesOf(range, history, coin)
        expect(points[0]?.at).toBe(now + open - span)
        expect(points.at(-1)?.at).toBe(now + open)
        expect(points.length).toBeLessThanOrEqual(count)
        if (open === 0) expect(points.length).toBe(count)
      }
    },
  )

  it('are in order, one in each step, positive, end at the last price, and have its highest and lowest', () => {
    fc.assert(
      fc.property(anyChart, ({ points, prices, history, step }) => {
        expect(points.at(-1)).toEqual(history.at(-1))
        expect(points.every(({ price }) => price > 0 && Number.isFinite(price))).toBe(true)
        const steps = points.map(({ at }) => stepOf(step, at))
        expect(steps).toEqual([...new Set(steps)].toSorted((one, other) => one - other))
        const known = prices.map(({ price }) => price)
        expect(figuresOf(prices)).toMatchObject({ high: Math.max(...known), low: Math.min(...known) })
      }),
    )
  })

  it('reach as high and as low as those of each shorter range', () => {
    const anyOpening = fc.tuple(
      fc.constantFrom(...marketAssets),
      anyTime,
      fc.integer({ min: 0, max: 40 * hour }),
    )
    fc.assert(
      fc.property(anyOpening, ([asset, at, later]) => {
        const history = [opened(asset, at), { at: at + later + 1, price: asset.price * 1.001 }]
        const figures = priceRanges.map((range) => figuresOf(pricesOf(range, history, asset).prices))
        for (const [index, { high, low }] of figures.entries()) {
          const shorter = figures[index - 1]
          if (!shorter) continue
          expect(high).toBeGreaterThanOrEqual(shorter.high)
          expect(low).toBeLessThanOrEqual(shorter.low)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('change over 24 hours exactly as the asset’s row says, however long the page has been open', () => {
    fc.assert(
      fc.property(anyChart, fc.integer({ min: 1, max: 40 * hour }), ({ asset, at, history }, later) => {
        const last = { at: at + 200 * second + later, price: asset.price * 1.004 }
        const { points, prices } = pricesOf('24h', [...history, last], asset)
        expect(points[0]).toEqual({ at: last.at - day, price: openOf(asset) })
        expect(figuresOf(prices).change).toBe(changeFrom(openOf(asset), last.price))
      }),
    )
  })

  it('of an hour begin at the price of an hour ago, also where it was seen before', () => {
    const history = [0, 29, 59, 61, 90].map((minutes) => ({
      at: now + minutes * minute,
      price: 64_000 + minutes,
    }))
    const { points } = pricesOf('1h', history, coin)
    expect(points[0]).toEqual({ at: now + 30 * minute, price: 64_029 })
    expect(points.map(({ price }) => price)).toEqual([64_029, 64_059, 64_061, 64_090])
  })

  it('go on after a pause that was longer than the range', () => {
    const history = [0, minute, 2 * hour, 2 * hour + 5 * second].map((after, index) => ({
      at: now + after,
      price: 64_000 + index,
    }))
    expect(pricesOf('1h', history, coin).points).toEqual([
      { at: now + hour + 5 * second, price: 64_001 },
      { at: now + 2 * hour + 5 * second, price: 64_003 },
    ])
  })
})

describe('the candles of a range', () => {
  it('hold all of its prices, follow each other, and open where the one before closed', () => {
    fc.assert(
      fc.property(anyChart, ({ prices, range }) => {
        const candles = candlesOf(range, prices)
        const { high, low, first, last } = figuresOf(prices)
        expect(candles[0]?.open).toBe(first)
        expect(candles.at(-1)?.close).toBe(last)
        expect(Math.max(...candles.map((candle) => candle.high))).toBe(high)
        expect(Math.min(...candles.map((candle) => candle.low))).toBe(low)
        for (const [index, candle] of candles.entries()) {
          expect(candle.high).toBeGreaterThanOrEqual(Math.max(candle.open, candle.close))
          expect(candle.low).toBeLessThanOrEqual(Math.min(candle.open, candle.close))
          const before = candles[index - 1]
          if (!before) continue
          expect(candle.open).toBe(before.close)
          expect(candle.from).toBeGreaterThanOrEqual(before.to)
        }
      }),
    )
  })

  it.each([
    ['1h', 30, 32],
    ['24h', 24, 25],
    ['7d', 28, 29],
    ['30d', 30, 31],
  ] as const)('of %s are about thirty', (range, least, most) => {
    const { length } = candlesOf(range, pricesOf(range, [opened(coin)], coin).prices)
    expect(length).toBeGreaterThanOrEqual(least)
    expect(length).toBeLessThanOrEqual(most)
  })
})
