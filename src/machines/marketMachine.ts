import type { MarketAsset } from '@/data/market'
import { createWalkMachine, jitter, priceRange, type Step, stepWithin } from './randomWalk'

/** The farthest that a change over 24 h wanders from where it began, in percentage points. */
const changeReach = 20

/** Every 5 s a price moves by up to 1 percent, and its change over 24 h by up to 1 percentage point. */
export const stepMarket: Step<MarketAsset[]> = (assets, start, random) =>
  assets.map((asset, index) => {
    const first = start[index] ?? asset
    return {
      ...asset,
      price: stepWithin(asset.price, asset.price * jitter(0.01, random), priceRange(first.price)),
      change24h: stepWithin(asset.change24h, jitter(1, random), [
        first.change24h - changeReach,
        first.change24h + changeReach,
      ]),
    }
  })

/** The simulated prices of the market table. */
export const marketMachine = createWalkMachine({ id: 'market', interval: 5000, step: stepMarket })
