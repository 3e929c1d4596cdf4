import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marketAssets } from '@/data/market/marketAssets'
import { openOf, type Quote, type Start } from '@/data/market/quotes'
import { type Random, randomOf, randomOfStep, stepQuote } from '@/data/market/randomWalk'
import { kcc, tickerTokens } from '@/data/market/tokens'
import { formatDollars } from '@/data/text/figures'
import { howTo } from '../../howTo'

/** The largest number below 1 of a 32-bit generator. */
const most = 1 - 2 ** -32

/** A generator that repeats these numbers. */
function cycle(numbers: readonly number[]): Random {
  let index = 0
  return () => numbers[index++ % numbers.length] ?? 0
}

/** Any generator; the extreme ones more often than by chance. */
const anySource: fc.Arbitrary<Random> = fc
  .array(fc.oneof(fc.constantFrom(0, most), fc.double({ min: 0, max: most, noNaN: true })), {
    minLength: 1,
    maxLength: 8,
  })
  .map(cycle)

/** Any start of a walk, also with figures that no asset of the site has. */
const anyStart: fc.Arbitrary<Start> = fc.record({
  price: fc.oneof(
    fc.constantFrom(1e-18, 0.00001234, 0.47, 68.73, 64_218.4, 1.5e21),
    fc.double({ min: 1e-6, max: 1e9, noNaN: true }),
  ),
  change24h: fc.oneof(
    fc.constantFrom(-99.99, 0, 15.2, 12_345_678.9),
    fc.double({ min: -99, max: 1e4, noNaN: true }),
  ),
  volatility: fc.oneof(fc.constantFrom(0.02, 0.1, 0.25, 1), fc.double({ min: 0.01, max: 1, noNaN: true })),
})

const take = (random: Random, count: number) => Array.from({ length: count }, random)

it('the numbers are those of Mulberry32', () => {
  expect(take(randomOf(7), 3)).toEqual([0.011704753153026104, 0.06195825757458806, 0.97690763277933])
})

it('gives each symbol its own numbers at each step, always the same with the same seed', () => {
  const first = (seed: number, symbol: string, step: number) => randomOfStep(seed, symbol, step)()
  expect(first(7, 'KCC', 3)).toBe(first(7, 'KCC', 3))
  const others = [first(7, 'KCC', 3), first(8, 'KCC', 3), first(7, 'BTC', 3), first(7, 'KCC', 4)]
  expect(new Set(others).size).toBe(4)
})

/** The most by which a price may step in one tick, in dollars. */
const reachOf = ({ price }: Quote, start: Start) => (start.volatility / 100) * Math.min(price, openOf(start))

/** True if a figure is at most another, with the last digits of either rounded. */
const isAtMost = (figure: number, most: number, size: number) => figure <= most * (1 + 1e-9) + size * 1e-12

/** Describes the fault of a step from one quote to the next; undefined without one. */
function faultOf(before: Quote, after: Quote, start: Start): string | undefined {
  const moved = Math.abs(after.price - before.price)
  if (!(after.price > 0)) return 'the price is not positive'
  if (!isAtMost(moved, (before.price * start.volatility) / 100, before.price))
    return 'a wide step of the price'
  const points = Math.abs(after.change24h - before.change24h)
  const size = 100 + Math.abs(before.change24h)
  if (!isAtMost(points, start.volatility, size)) return 'a wide step of the change'
  if (!isAtMost(Math.abs(after.price - start.price), 25 * reachOf(after, start), start.price))
    return 'the price has strayed'
  const implied = (after.price / openOf(start) - 1) * 100
  return isAtMost(Math.abs(after.change24h - implied), 0, 100 + Math.abs(implied))
    ? undefined
    : 'price and change contradict each other'
}

/** Every quote of a walk of so many steps, the start first. */
function walk(start: Start, randomOfTick: (tick: number) => Random, steps = 10_000): Quote[] {
  const quotes: Quote[] = [start]
  for (let tick = 0; tick < steps; tick += 1)
    quotes.push(stepQuote(quotes[tick] ?? start, start, randomOfTick(tick)))
  return quotes
}

const faultsIn = (quotes: Quote[], start: Start) =>
  quotes.slice(1).flatMap((after, tick) => faultOf(quotes[tick] ?? start, after, start) ?? [])

describe('a step', () => {
  const start = { price: 100, change24h: 25, volatility: 1 }
  const stepFrom = (price: number, number: number) => stepQuote({ price, change24h: 0 }, start, () => number)

  it.each([
    ['lowest', 0, 99.2, 24],
    ['middle', 0.5, 100, 25],
    ['highest', 1, 100.8, 26],
  ])(
    'from the start goes as far as its open of 80 allows by the %s number',
    (_, number, price, change24h) => {
      const after = stepFrom(100, number)
      expect(after.price).toBeCloseTo(price, 10)
      expect(after.change24h).toBeCloseTo(change24h, 10)
    },
  )

  it('is a part of the price where that is less than the open', () => {
    expect(stepQuote({ price: 50, change24h: 0 }, { ...start, price: 50 }, () => 1).price).toBeCloseTo(
      50.4,
      10,
    )
    expect(
      stepQuote({ price: 50, change24h: 0 }, { price: 50, change24h: -50, volatility: 1 }, () => 1).price,
    ).toBeCloseTo(50.5, 10)
  })

  it.each([
    [104, 103.92],
    [90, 90.2],
  ])('from %d by the middle number goes a fiftieth of the way back to the start', (price, expected) => {
    expect(stepFrom(price, 0.5).price).toBeCloseTo(expected, 10)
  })

  it('keeps its bounds on every walk with any random numbers', () => {
    fc.assert(
      fc.property(anyStart, anySource, (first, random) => {
        const quotes = walk(first, () => random, 300)
        expect(faultsIn(quotes, first)).toEqual([])
        for (const quote of quotes) {
          const [low, high] = [0, most].map((number) => stepQuote(quote, first, () => number).price)
          const room = (high ?? 0) - (low ?? 0)
          expect(room).toBeGreaterThan(reachOf(quote, first) * 0.999)
        }
      }),
      { numRuns: 300 },
    )
  })
})

const isStablecoin = (symbol: string) => symbol === 'USDT' || symbol === 'USDC'

it.each(marketAssets.map((asset) => [asset.symbol, asset] as const))(
  '10,000 steps of %s are within the bounds of the specification, and do not stand still',
  (symbol, asset) => {
    const percent = tickerTokens.some((token) => token.symbol === symbol) ? 0.25 : 1
    const dollars = symbol === kcc.symbol ? 0.05 : Number.POSITIVE_INFINITY
    const quotes = walk(asset, (tick) => randomOfStep(7, symbol, tick))
    const wide = quotes.slice(1).filter((after, tick) => {
      const before = quotes[tick] ?? asset
      const moved = Math.abs(after.price - before.price)
      return !(
        moved <= before.price * (percent / 100) * (1 + 1e-9) &&
        moved <= dollars &&
        Math.abs(after.change24h - before.change24h) <= percent + 1e-9
      )
    })
    expect(wide.length, howTo('A token')).toBe(0)
    expect(new Set(quotes.map(({ change24h }) => change24h.toFixed(2))).size).toBeGreaterThan(20)
    const shown = new Set(quotes.map(({ price }) => formatDollars(price)))
    if (isStablecoin(symbol)) expect([...shown]).toEqual(['$1.00'])
    else expect(shown.size).toBeGreaterThan(2)
  },
)
