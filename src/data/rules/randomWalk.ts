import { kcc, tickerTokens } from '@/data/registries/tokens'
import type { Quote } from './quotes'

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

/**
 * Adds a step to a value. A step that would leave the range goes the other way, so that no walk gets stuck; if that leaves
 * it too, the result is the end of the range.
 */
export function stepWithin(value: number, step: number, [low, high]: readonly [number, number]): number {
  const next = value + step
  const turned = next < low || next > high ? value - step : next
  return Math.min(high, Math.max(low, turned))
}

/** The range of a simulated price that started at `start`: from half of it to double. */
export const priceRange = (start: number) => [start / 2, start * 2] as const

/** The maximum distance of a simulated change over 24 h from its start, in percentage points. */
const changeReach = 20

const pairs = new Set(tickerTokens.map(({ symbol }) => symbol))

/** The maximum step of a symbol: of its price in dollars, of its change in percentage points. */
function reachOf(symbol: string, price: number): Quote {
  if (symbol === kcc.symbol) return { price: 0.05, change24h: 0.25 }
  return pairs.has(symbol)
    ? { price: price * 0.0025, change24h: 0.25 }
    : { price: price * 0.01, change24h: 1 }
}

/**
 * Moves a quote by one random step: a pair of the ticker by up to 0.25 percent and 0.25 percentage points, the price of KCC
 * by up to 0.05, any other by up to 1 percent and 1 point. `start` is the first quote of the walk.
 */
export function stepQuote(symbol: string, { price, change24h }: Quote, start: Quote, random: Random): Quote {
  const reach = reachOf(symbol, price)
  return {
    price: stepWithin(price, jitter(reach.price, random), priceRange(start.price)),
    change24h: stepWithin(change24h, jitter(reach.change24h, random), [
      start.change24h - changeReach,
      start.change24h + changeReach,
    ]),
  }
}
