import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marketAssets } from '@/data/market/marketAssets'
import { openOf, type Quote, type Start } from '@/data/market/quotes'
import { jitter, type Random, randomOf, randomOfStep, stepQuote } from '@/data/market/randomWalk'
import { kcc, tickerTokens } from '@/data/market/tokens'
import { formatDollars } from '@/data/text/figures'

/** The largest number below 1 of a 32-bit generator. */
const most = 1 - 2 ** -32

/** A generator that repeats these numbers. */
function cycle(numbers: readonly number[]): Random {
  let index = 0
  return () => numbers[index++ % numbers.length] ?? 0
}

/** The generators with the most extreme walks. */
const hardSources: [string, readonly number[]][] = [
  ['always the lowest number', [0]],
  ['always the highest number', [most]],
  ['the lowest and the highest in turn', [0, most]],
  ['long stretches of either', [...Array(2000).fill(most), ...Array(2000).fill(0)]],
]

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

const anySeed = fc.integer({ min: 0, max: 0xffffffff })

const take = (random: Random, count: number) => Array.from({ length: count }, random)

describe('randomOf', () => {
  it('is Mulberry32', () => {
    expect(take(randomOf(7), 3)).toEqual([0.011704753153026104, 0.06195825757458806, 0.97690763277933])
  })

  it('gives numbers from 0 up to 1, with any seed', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        for (const number of take(randomOf(seed), 20)) {
          expect(number).toBeGreaterThanOrEqual(0)
          expect(number).toBeLessThan(1)
        }
      }),
    )
  })
})

describe('randomOfStep', () => {
  it('gives each symbol its own numbers at each step, always the same with the same seed', () => {
    const first = (seed: number, symbol: string, step: number) => randomOfStep(seed, symbol, step)()
    expect(first(7, 'KCC', 3)).toBe(first(7, 'KCC', 3))
    const others = [first(7, 'KCC', 3), first(8, 'KCC', 3), first(7, 'BTC', 3), first(7, 'KCC', 4)]
    expect(new Set(others).size).toBe(4)
  })

  it.each([0, 1, 7, 0xffffffff])('prefers neither direction nor place by the seed %i', (seed) => {
    for (const draw of [0, 1]) {
      const tenths = Array<number>(10).fill(0)
      for (let step = 0; step < 10_000; step += 1) {
        const tenth = Math.floor((take(randomOfStep(seed, 'KCC', step), 2)[draw] ?? 1) * 10)
        tenths[tenth] = (tenths[tenth] ?? 0) + 1
      }
      // Each tenth is expected 1000 times with a standard deviation of 30; the limit is five of them.
      expect(tenths.filter((count) => Math.abs(count - 1000) > 150)).toEqual([])
    }
  })
})

describe('jitter', () => {
  it.each([
    [0, -0.25],
    [0.5, 0],
    [1, 0.25],
  ])('turns the random number %s into %s of at most 0.25', (number, expected) => {
    expect(jitter(0.25, () => number)).toBe(expected)
  })
})

/** The most by which a price may step in one tick, in dollars. */
const reachOf = ({ price }: Quote, start: Start) => (start.volatility / 100) * Math.min(price, openOf(start))

/** True if a figure is at most another, with the last digits of either rounded. */
const isAtMost = (figure: number, most: number, size: number) => figure <= most * (1 + 1e-9) + size * 1e-12

/** Says what is wrong with a step from one quote to the next; undefined if nothing is. */
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

  it('draws one number, and does not change its arguments', () => {
    let drawn = 0
    const before = Object.freeze({ price: 100, change24h: 25 })
    stepQuote(before, Object.freeze(start), () => {
      drawn += 1
      return 0.7
    })
    expect(drawn).toBe(1)
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

/** The bounds of the specification, in percent and percentage points, and in dollars. */
const boundsOf = (symbol: string) => ({
  percent: tickerTokens.some((token) => token.symbol === symbol) ? 0.25 : 1,
  dollars: symbol === kcc.symbol ? 0.05 : Number.POSITIVE_INFINITY,
})

const isStablecoin = ({ symbol }: { symbol: string }) => symbol === 'USDT' || symbol === 'USDC'

describe.each(marketAssets.map((asset) => [asset.symbol, asset] as const))(
  '10,000 steps of %s',
  (symbol, asset) => {
    const { percent, dollars } = boundsOf(symbol)
    const ways: [string, (tick: number) => Random][] = [
      ...[0, 7, 0xffffffff].map((seed): [string, (tick: number) => Random] => [
        `the seed ${seed}`,
        (tick) => randomOfStep(seed, symbol, tick),
      ]),
      ...hardSources.map(([name, numbers]): [string, (tick: number) => Random] => {
        const random = cycle(numbers)
        return [name, () => random]
      }),
    ]

    // One seed and the extreme sources at a push, further seeds at night.
    const isOfNight = (name: string) => /seed (?!7$)/.test(name)
    describe.each(ways)('by %s', (name, randomOfTick) => {
      it('stay within the bounds of the specification', { tags: isOfNight(name) ? ['night'] : [] }, () => {
        const quotes = walk(asset, randomOfTick)
        expect(faultsIn(quotes, asset)).toEqual([])
        const wide = quotes.slice(1).filter((after, tick) => {
          const before = quotes[tick] ?? asset
          const moved = Math.abs(after.price - before.price)
          return !(
            moved <= before.price * (percent / 100) * (1 + 1e-9) &&
            moved <= dollars &&
            Math.abs(after.change24h - before.change24h) <= percent + 1e-9
          )
        })
        expect(wide).toEqual([])
        if (isStablecoin(asset))
          expect(new Set(quotes.map(({ price }) => formatDollars(price)))).toEqual(new Set(['$1.00']))
      })
    })

    it('never stand still, neither in the book nor for good on the page', () => {
      const quotes = walk(asset, (tick) => randomOfStep(7, symbol, tick))
      expect(quotes.filter(({ price }, tick) => price === quotes[tick - 1]?.price)).toEqual([])
      expect(new Set(quotes.map(({ change24h }) => change24h.toFixed(2))).size).toBeGreaterThan(20)
      const shown = new Set(quotes.map(({ price }) => formatDollars(price)))
      expect(shown.size).toBeGreaterThanOrEqual(isStablecoin(asset) ? 1 : 3)
    })
  },
)
