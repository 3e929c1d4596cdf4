import { createPriceReader } from './createPriceReader'

/** The KCC price card: a new price every 3 s. */
export const kccPriceMachine = createPriceReader({ id: 'kccPrice', interval: 3000 })
