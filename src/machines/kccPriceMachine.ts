import { createWalkMachine, jitter, priceRange, type Step, stepWithin } from './randomWalk'

/** Every 3 s the price moves by up to 0.05 USDT. */
export const stepKccPrice: Step<number> = (price, start, random) =>
  stepWithin(price, jitter(0.05, random), priceRange(start))

/** The simulated price of KCC on its card, in USDT. */
export const kccPriceMachine = createWalkMachine({ id: 'kccPrice', interval: 3000, step: stepKccPrice })
