import type { MarketAsset } from '@/data/registries/market'
import { createWalkMachine, type Step, stepChange, stepPrice } from './randomWalk'

/** Every 5 s a price moves by up to 1 percent, and its change over 24 h by up to 1 percentage point. */
export const stepMarket: Step<MarketAsset[]> = (assets, start, random) =>
  assets.map((asset, index) => ({
    ...asset,
    price: stepPrice(asset.price, start[index]?.price ?? asset.price, 0.01, random),
    change24h: stepChange(asset.change24h, start[index]?.change24h ?? asset.change24h, 1, random),
  }))

/** The simulated prices of the market table. */
export const marketMachine = createWalkMachine({ id: 'market', interval: 5000, step: stepMarket })
