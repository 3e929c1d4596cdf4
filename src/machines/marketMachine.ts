import { createPriceReader } from './createPriceReader'

/** The market table: new prices, and its rows in their order, every 5 s. */
export const marketMachine = createPriceReader({ id: 'market', interval: 5000 })
