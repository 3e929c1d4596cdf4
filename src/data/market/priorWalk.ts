import { openOf } from './quotes'
import { jitter, type Random, randomOfStep } from './randomWalk'

/** The quote that a walk leads to. */
export type WalkEnd = { symbol: string; price: number; change24h: number }

/** The number of prices, about one for each hour. */
export const priorPoints = 24

/** The walks are the same whatever `?seed=` asks for, so that hydration finds what was prerendered. */
const seed = 24

/** Distance of a walk from the straight way: a part of the way, and at least a little. */
const straying = { ofWay: 0.28, atLeast: 0.0004 }

/** A random walk from one price to another in so many steps, both included. `width` is the most of a step, in logarithms. */
export function walkBetween(first: number, last: number, steps: number, width: number, random: Random) {
  const way = Math.log(last / first)
  let sum = 0
  const sums = [0, ...Array.from({ length: steps }, () => (sum += jitter(1, random)))]
  const prices = sums.map((strayed, index) => {
    const part = index / steps
    return first * Math.exp(way * part + width * (strayed - sum * part))
  })
  return [first, ...prices.slice(1, -1), last]
}

/**
 * A made-up walk of an asset's price through the 24 hours before a quote: always the same for the same quote. It starts
 * where the quote's change says, ends at its price, and is never negative.
 */
export function priorWalk({ symbol, price, change24h }: WalkEnd): number[] {
  const first = openOf({ price, change24h })
  const width = straying.ofWay * Math.abs(Math.log(price / first)) + straying.atLeast
  return walkBetween(first, price, priorPoints - 1, width, randomOfStep(seed, symbol, 0))
}
