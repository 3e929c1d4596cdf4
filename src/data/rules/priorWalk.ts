import { openOf } from './quotes'
import { jitter, randomOfStep } from './randomWalk'

/** The quote that a walk leads to. */
export type WalkEnd = { symbol: string; price: number; change24h: number }

/** The number of prices, about one for each hour. */
export const priorPoints = 24

/** The walks are the same whatever `?seed=` asks for, so that hydration finds what was prerendered. */
const seed = 24

/** How far a walk strays from the straight way: by a part of its way, and at least by a little. */
const straying = { ofWay: 0.28, atLeast: 0.0004 }

/**
 * A made-up walk of an asset's price through the 24 hours before a quote: always the same for the same quote. It starts
 * where the quote's change says, ends at its price, and is never negative.
 */
export function priorWalk({ symbol, price, change24h }: WalkEnd): number[] {
  const random = randomOfStep(seed, symbol, 0)
  const first = openOf({ price, change24h })
  const way = Math.log(price / first)
  const width = straying.ofWay * Math.abs(way) + straying.atLeast
  const last = priorPoints - 1
  let sum = 0
  const sums = [0, ...Array.from({ length: last }, () => (sum += jitter(1, random)))]
  const between = sums.map((strayed, index) => {
    const part = index / last
    return first * Math.exp(way * part + width * (strayed - sum * part))
  })
  return [first, ...between.slice(1, -1), price]
}
