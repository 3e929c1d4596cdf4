import { changeFrom, openOf, type Quote, type Start } from './quotes'

/** A source of numbers from 0 up to, but not including, 1. */
export type Random = () => number

/** A random generator with a 32-bit seed (Mulberry32, public domain). */
export function randomOf(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
}

/** The generator of one step of one symbol, so that its prices do not depend on which other symbols are shown. */
export function randomOfStep(seed: number, symbol: string, step: number): Random {
  let bits = seed
  for (let index = 0; index < symbol.length; index += 1)
    bits = Math.imul(bits ^ symbol.charCodeAt(index), 0x01000193)
  return randomOf(Math.imul(bits ^ step, 0x9e3779b1) ^ bits)
}

/** A random number between `-most` and `most`. */
export const jitter = (most: number, random: Random) => (random() * 2 - 1) * most

/** The part of the distance to its start that a price goes back with each step. */
const pull = 0.02

/**
 * Moves a price by one random step, with a weak pull to its start; its change over 24 h follows from the price and the
 * fixed open. A step is at most the volatility of the price and also of the open, so that the change moves by at most as
 * many points. The random part is what the pull leaves of a step: so a price strays at most 25 of its steps, and never
 * stands still. `simulatedFeed` makes a step at each tick.
 */
export function stepQuote({ price }: Quote, start: Start, random: Random): Quote {
  const open = openOf(start)
  const reach = (start.volatility / 100) * Math.min(price, open)
  const back = pull * (start.price - price)
  const next = price + back + jitter(reach - Math.abs(back), random)
  return { price: next, change24h: changeFrom(open, next) }
}
