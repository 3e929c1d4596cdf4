import Big from 'big.js'
import { jitter, randomOfStep } from './randomWalk'

/** The days of a sample history, today included. */
export const historyDays = 30

/** The total of today in its parts. In whole parts a total of any length has an exact history. */
const whole = 10_000

const seed = 506

/** By how much a day differs from the one before: by at most `swing` around an account's drift, and by no less than `least`. */
const steps = { swing: 0.016, drift: 0.004, least: 0.0005 }

/** What an account was worth on each of the last days, made up. */
export type SampleHistory = {
  /** Each day's total in ten-thousandths of today's, oldest first. */
  parts: readonly number[]
  first: Big
  last: Big
  high: Big
  low: Big
  /** By how much today's total differs from yesterday's, in dollars and in percent. It is never zero. */
  today: { amount: Big; percent: number }
}

/**
 * The days of an account in ten-thousandths of its last one. A day's step belongs to the account and to the calendar, so
 * that tomorrow it is one place further back. Steps are large enough that no two days in a row are equal.
 */
function partsOf(accountId: string, today: number): number[] {
  const drift = jitter(steps.drift, randomOfStep(seed, accountId, 0))
  let worth = 1
  const earlier = Array.from({ length: historyDays - 1 }, (_, daysAgo) => {
    const step = drift + jitter(steps.swing, randomOfStep(seed, accountId, today - daysAgo))
    worth /= 1 + (step < 0 ? Math.min(step, -steps.least) : Math.max(step, steps.least))
    return Math.round(whole * worth)
  })
  return [...earlier.reverse(), whole]
}

/**
 * A made-up history of an account's total up to a day of the calendar: always the same for the same account on the same
 * day, as far as it is for the same total, at which it ends exactly. Null for an account without a value.
 */
export function sampleHistory(accountId: string, total: Big, today: number): SampleHistory | null {
  if (!total.gt(0)) return null
  const parts = partsOf(accountId, today)
  const at = (part: number) => total.times(part).times(new Big(`1e-${Math.log10(whole)}`))
  const [first = whole] = parts
  const yesterday = parts.at(-2) ?? whole
  return {
    parts,
    first: at(first),
    last: total,
    high: at(Math.max(...parts)),
    low: at(Math.min(...parts)),
    today: { amount: total.minus(at(yesterday)), percent: (whole / yesterday - 1) * 100 },
  }
}
