import { createPriceReader } from './createPriceReader'

/** The market table: new prices, and sorted anew, every 5 s. */
export const marketMachine = createPriceReader({ id: 'market', interval: 5000 })
