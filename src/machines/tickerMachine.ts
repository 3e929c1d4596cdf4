import { createPriceReader } from './createPriceReader'

/** The pairs of the price ticker: new prices every 3 s. */
export const tickerMachine = createPriceReader({ id: 'ticker', interval: 3000 })
