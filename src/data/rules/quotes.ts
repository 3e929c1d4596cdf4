/** A token's price in US dollars, and its change over 24 h in percent. */
export type Quote = { price: number; change24h: number }

/** Quotes by the symbol of their token. */
export type Quotes = Readonly<Record<string, Quote>>

/** The quotes of tokens or assets, by symbol. */
export const quotesOf = (listed: readonly ({ symbol: string } & Quote)[]): Quotes =>
  Object.fromEntries(listed.map(({ symbol, price, change24h }) => [symbol, { price, change24h }]))
