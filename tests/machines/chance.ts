import fc from 'fast-check'
import type { Random, Step } from '@/machines/randomWalk'

/** The largest number below 1 that a source of 32 bits gives. */
export const most = 1 - 2 ** -32

/** A source that gives these numbers again and again. */
export function cycle(numbers: readonly number[]): Random {
  let index = 0
  return () => numbers[index++ % numbers.length] ?? 0
}

/** The sources that drive a walk hardest: always down, always up, up and down, and long stretches of each. */
export const hardSources = [
  ['always the lowest number', [0]],
  ['always the highest number', [most]],
  ['always 0.999999', [0.999999]],
  ['the lowest and the highest in turn', [0, most]],
  ['long stretches of either', [...Array(5000).fill(most), ...Array(5000).fill(0)]],
] as const satisfies [string, readonly number[]][]

/** Any source of numbers, the hardest more often than chance would give them. */
export const anySource: fc.Arbitrary<Random> = fc
  .array(fc.oneof(fc.constantFrom(0, most), fc.double({ min: 0, max: most, noNaN: true })), {
    minLength: 1,
    maxLength: 8,
  })
  .map(cycle)

/** Any price in a walk that began at some other: the two as `[price, start]`. */
export const anyPrice: fc.Arbitrary<[number, number]> = fc
  .tuple(
    fc.oneof(fc.constantFrom(0.0001, 0.47, 68.73, 64_218.4), fc.double({ min: 1e-6, max: 1e9, noNaN: true })),
    fc.oneof(fc.constantFrom(0.5, 1, 2), fc.double({ min: 0.5, max: 2, noNaN: true })),
  )
  .map(([start, factor]) => [start * factor, start])

/** Any change over 24 h in a walk that began at some other, up to 20 points from it: `[change, start]`. */
export const anyChange: fc.Arbitrary<[number, number]> = fc
  .tuple(fc.double({ min: -50, max: 50, noNaN: true }), fc.constantFrom(-20, -19.9, 0, 19.9, 20))
  .map(([start, distance]) => [start + distance, start])

/** Calls `visit` with each value of a walk and the one before it; it sets out from `from`, if not from its start. */
export function walk<Value>(
  step: Step<Value>,
  start: Value,
  random: Random,
  ticks: number,
  visit: (after: Value, before: Value) => void,
  from = start,
): void {
  let value = from
  for (let tick = 0; tick < ticks; tick += 1) {
    const before = value
    value = step(before, start, random)
    visit(value, before)
  }
}

/** A cheap source of 32 bits (xorshift) that is not the machines' own. */
export function cheapSource(seed = 2_463_534_242): Random {
  let bits = seed
  return () => {
    bits ^= bits << 13
    bits ^= bits >>> 17
    bits ^= bits << 5
    return (bits >>> 0) / 2 ** 32
  }
}
