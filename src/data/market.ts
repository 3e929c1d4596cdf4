/** An asset of the market table; money in US dollars, the change over 24 h in percent. */
export type MarketAsset = {
  symbol: string
  name: string
  price: number
  change24h: number
  volume: number
  marketCap: number
  /** One of our own tokens. */
  featured: boolean
}
