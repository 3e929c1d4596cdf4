import { createPriceReader } from './createPriceReader'

/** The card with the price of KCC: a new one every 3 s. */
export const kccPriceMachine = createPriceReader({ id: 'kccPrice', interval: 3000 })
