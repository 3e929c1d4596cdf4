/** A token; money in US dollars, the change over 24 h in percent. */
export type Token<Symbol extends string = string> = {
  symbol: Symbol
  name: string
  /** Its starting price. */
  price: number
  /** Its starting change. */
  change24h: number
  /** The most by which its simulated price moves in a step, in percent: up to 0.25 in the ticker, and 1 elsewhere. */
  volatility: number
  /** One of our own tokens. */
  featured: boolean
  /** One of the pairs of the price ticker, against USDT. */
  isInTicker: boolean
  /** The fixed price with which the dashboard values a balance; without one it counts 0. */
  fixedPrice?: string
}

/** Our governance token, whose price has a card of its own. */
export const kcc: Token<'KCC'> = {
  symbol: 'KCC',
  name: 'KCC',
  price: 68.73,
  change24h: 15.2,
  // Of its open, 59.66, that is 0.048: less than the 0.05 that the specification lets KCC step.
  volatility: 0.08,
  featured: true,
  isInTicker: true,
  fixedPrice: '1.5',
}

/** The token of the sample order. */
export const bitcoin: Token<'BTC'> = {
  symbol: 'BTC',
  name: 'Bitcoin',
  price: 64_218.4,
  change24h: 1.84,
  volatility: 0.15,
  featured: false,
  isInTicker: true,
  fixedPrice: '60000',
}

/** The market cap of KCC in US dollars, and its supply in tokens: other pages than the market name them too. */
export const kccFigures = { marketCap: 687_300_000, supply: 10_000_000, circulating: 7_500_000 }

const listed = [
  kcc,
  {
    symbol: 'KCREDIT',
    name: 'KCCredit',
    price: 1,
    change24h: 0.4,
    volatility: 0.1,
    featured: true,
    isInTicker: false,
    fixedPrice: '1',
  },
  {
    symbol: 'USDT',
    name: 'Tether',
    price: 1,
    change24h: 0,
    volatility: 0.02,
    featured: false,
    isInTicker: false,
    fixedPrice: '1',
  },
  bitcoin,
  {
    symbol: 'ETH',
    name: 'Ethereum',
    price: 3_142.65,
    change24h: 2.31,
    volatility: 0.2,
    featured: false,
    isInTicker: true,
    fixedPrice: '3000',
  },
  {
    symbol: 'BNB',
    name: 'BNB',
    price: 587.12,
    change24h: -0.62,
    volatility: 0.15,
    featured: false,
    isInTicker: true,
  },
  {
    symbol: 'SOL',
    name: 'Solana',
    price: 152.38,
    change24h: 4.07,
    volatility: 0.25,
    featured: false,
    isInTicker: true,
  },
  {
    symbol: 'ADA',
    name: 'Cardano',
    price: 0.47,
    change24h: -1.35,
    volatility: 0.25,
    featured: false,
    isInTicker: true,
  },
] as const satisfies readonly Token[]

/** The symbol of a token: whoever adds one is asked by the types for its figures on the market. */
export type TokenSymbol = (typeof listed)[number]['symbol']

/**
 * The tokens in the price ticker or in every wallet, in the order of both. This file is in the first script of a page, so
 * what only the market shows is in `marketAssets.ts`: their volume and market cap, and the other assets. The names are real,
 * the figures are samples and no quotes.
 */
export const tokens: readonly Token<TokenSymbol>[] = listed

/** The tokens of the price ticker, in order. */
export const tickerTokens: Token[] = tokens.filter(({ isInTicker }) => isInTicker)
