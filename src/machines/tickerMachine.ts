import type { TickerItem } from '@/data/registries/ticker'
import { createWalkMachine, type Step, stepChange, stepPrice } from './randomWalk'

/** Every 3 s a price moves by up to 0.25 percent, and its change by up to 0.25 percentage points. */
export const stepTicker: Step<TickerItem[]> = (items, start, random) =>
  items.map((item, index) => ({
    ...item,
    price: stepPrice(item.price, start[index]?.price ?? item.price, 0.0025, random),
    change: stepChange(item.change, start[index]?.change ?? item.change, 0.25, random),
  }))

/** The simulated pairs of the price ticker. */
export const tickerMachine = createWalkMachine({ id: 'ticker', interval: 3000, step: stepTicker })
