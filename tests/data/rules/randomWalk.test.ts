import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  jitter,
  priceRange,
  type Random,
  randomOf,
  randomOfStep,
  stepQuote,
  stepWithin,
} from '@/data/rules/randomWalk'

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

/** Any price of a walk with its start: `[price, start]`. */
const anyPrice: fc.Arbitrary<[number, number]> = fc
  .tuple(
    fc.oneof(fc.constantFrom(0.0001, 0.47, 68.73, 64_218.4), fc.double({ min: 1e-6, max: 1e9, noNaN: true })),
    fc.oneof(fc.constantFrom(0.5, 1, 2), fc.double({ min: 0.5, max: 2, noNaN: true })),
  )
  .map(([start, factor]) => [start * factor, start])

/** Any change over 24 h of a walk with its start, up to 20 points apart: `[change, start]`. */
const anyChange: fc.Arbitrary<[number, number]> = fc
  .tuple(fc.double({ min: -50, max: 50, noNaN: true }), fc.constantFrom(-20, -19.9, 0, 19.9, 20))
  .map(([start, distance]) => [start + distance, start])

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

describe('stepWithin', () => {
  it.each([
    ['inside', 10, 3, [5, 20], 13],
    ['to the upper end', 10, 10, [5, 20], 20],
    ['to the lower end', 10, -5, [5, 20], 5],
    ['past the upper end, turned', 19, 3, [5, 20], 16],
    ['past the lower end, turned', 6, -3, [5, 20], 9],
    ['past both ends, held at the lower', 0.05, 0.5, [0.025, 0.1], 0.025],
    ['past both ends, held at the upper', 0.05, -0.5, [0.025, 0.1], 0.1],
    ['in no range at all', 0, 3, [0, 0], 0],
  ] as const)('goes %s', (_, value, step, range, expected) => {
    expect(stepWithin(value, step, range)).toBe(expected)
  })

  it('stays in the range and moves at most by the step, from any value and with any step', () => {
    fc.assert(
      fc.property(anyPrice, fc.double({ noNaN: true, min: -1e9, max: 1e9 }), ([value, first], step) => {
        const [low, high] = priceRange(first)
        const after = stepWithin(value, step, [low, high])
        expect(after).toBeGreaterThanOrEqual(low)
        expect(after).toBeLessThanOrEqual(high)
        expect(Math.abs(after - value)).toBeLessThanOrEqual(Math.abs(step) + value * 1e-9)
      }),
      { numRuns: 1000 },
    )
  })
})

describe.each([
  ['KCC', 0.25, (price: number) => Math.min(0.05, price * 1e9)],
  ['BTC', 0.25, (price: number) => price * 0.0025],
  ['an asset outside the ticker', 1, (price: number) => price * 0.01],
])('a step of %s', (symbol, points, reach) => {
  it.each([
    ['lowest', 0, -1],
    ['middle', 0.5, 0],
    ['highest', 1, 1],
  ])('moves price and change as far as they may by the %s number', (_, number, way) => {
    const before = { price: 68.73, change24h: 15 }
    const after = stepQuote(symbol, before, before, () => number)
    expect(after.price).toBeCloseTo(68.73 + way * reach(68.73), 10)
    expect(after.change24h).toBeCloseTo(15 + way * points, 10)
  })

  it('draws the price first, then the change, and does not change its arguments', () => {
    const before = Object.freeze({ price: 100, change24h: 2 })
    expect(stepQuote(symbol, before, before, cycle([1, 0]))).toEqual({
      price: 100 + reach(100),
      change24h: 2 - points,
    })
  })

  it('keeps its bounds, half to double of its start and 20 points, from any value with any random numbers', () => {
    fc.assert(
      fc.property(anyPrice, anyChange, anySource, ([price, firstPrice], [change, firstChange], random) => {
        const start = { price: firstPrice, change24h: firstChange }
        const after = stepQuote(symbol, { price, change24h: change }, start, random)
        expect(Math.abs(after.price - price)).toBeLessThanOrEqual(reach(price) + price * 1e-9)
        expect(Math.abs(after.change24h - change)).toBeLessThanOrEqual(points + 1e-9)
        expect(after.price).toBeGreaterThanOrEqual(firstPrice / 2)
        expect(after.price).toBeLessThanOrEqual(firstPrice * 2)
        expect(Math.abs(after.change24h - firstChange)).toBeLessThanOrEqual(20 + 1e-9)
      }),
      { numRuns: 1000 },
    )
  })

  it.each(hardSources)('keeps moving within its range by %s', (_, numbers) => {
    const start = { price: 68.73, change24h: 15 }
    const random = cycle(numbers)
    const wrong: unknown[] = []
    let quote = start
    for (let step = 0; step < 10_000; step += 1) {
      const after = stepQuote(symbol, quote, start, random)
      const isInside = after.price >= 68.73 / 2 && after.price <= 68.73 * 2
      if (!isInside || after.price === quote.price || after.change24h === quote.change24h)
        wrong.push([step, after])
      quote = after
    }
    expect(wrong).toEqual([])
  })
})
