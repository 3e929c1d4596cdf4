import type { TickerItem } from '@/data/ticker'
import { createWalkMachine, jitter, priceRange, type Step, stepWithin } from './randomWalk'

/** The farthest that a change over 24 h wanders from where it began, in percentage points. */
const changeReach = 20

/** Every 3 s a price moves by up to 0.25 percent, and its change by up to 0.25 percentage points. */
export const stepTicker: Step<TickerItem[]> = (items, start, random) =>
  items.map((item, index) => {
    const first = start[index] ?? item
    return {
      ...item,
      price: stepWithin(item.price, item.price * jitter(0.0025, random), priceRange(first.price)),
      change: stepWithin(item.change, jitter(0.25, random), [
        first.change - changeReach,
        first.change + changeReach,
      ]),
    }
  })

/** The simulated pairs of the price ticker. */
export const tickerMachine = createWalkMachine({ id: 'ticker', interval: 3000, step: stepTicker })
