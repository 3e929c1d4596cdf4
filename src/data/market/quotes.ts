/** A token's price in US dollars, and its change over 24 h in percent. */
export type Quote = { price: number; change24h: number }

/** The quote from which a simulated price sets out, and the most by which it moves in a step, in percent. */
export type Start = Quote & { volatility: number }

/** Starts by the symbol of their token. */
export type Starts = Readonly<Record<string, Start>>

/** A start with the symbol of its token. */
export type SymbolStart = Start & { symbol: string }

/** The starts of tokens or assets, by symbol. */
export const startsOf = (listed: readonly SymbolStart[]): Starts =>
  Object.fromEntries(
    listed.map(({ symbol, price, change24h, volatility }) => [symbol, { price, change24h, volatility }]),
  )

/** The price 24 hours before a quote, from which its change counts. It is positive, even where all has been lost. */
export const openOf = ({ price, change24h }: Quote) => price / (1 + Math.max(change24h, -99.99) / 100)

/** The change from an open to a price, in percent. */
export const changeFrom = (open: number, price: number) => (price / open - 1) * 100
