import { kccFigures, type Token, type TokenSymbol, tokens } from './tokens'

/** An asset of the market table; money in US dollars, the change over 24 h in percent. */
export type MarketAsset = Pick<
  Token,
  'symbol' | 'name' | 'price' | 'change24h' | 'volatility' | 'featured'
> & {
  volume: number
  marketCap: number
}

/** The volume and market cap of each of `tokens`; the market cap of our own is their price times their whole supply. */
const tokenFigures: Record<TokenSymbol, { volume: number; marketCap: number }> = {
  KCC: { volume: 38_460_000, marketCap: kccFigures.marketCap },
  KCREDIT: { volume: 5_210_000, marketCap: 25_000_000 },
  USDT: { volume: 22_470_000, marketCap: 112_340_000_000 },
  BTC: { volume: 48_620_000, marketCap: 1_268_400_000_000 },
  ETH: { volume: 31_180_000, marketCap: 378_120_000_000 },
  BNB: { volume: 9_840_000, marketCap: 85_910_000_000 },
  SOL: { volume: 14_270_000, marketCap: 70_640_000_000 },
  ADA: { volume: 3_580_000, marketCap: 16_720_000_000 },
}

type Row = [
  symbol: string,
  name: string,
  price: number,
  change: number,
  volatility: number,
  volume: number,
  marketCap: number,
]

/** The other assets of the market. */
const otherAssets: Row[] = [
  ['USDC', 'USD Coin', 1, 0, 0.02, 8_930_000, 34_180_000_000],
  ['XRP', 'XRP', 0.52, -0.88, 0.4, 6_410_000, 29_070_000_000],
  ['DOGE', 'Dogecoin', 0.13, 3.42, 0.8, 4_960_000, 18_790_000_000],
  ['TON', 'Toncoin', 6.84, 1.12, 0.4, 2_370_000, 17_060_000_000],
  ['TRX', 'TRON', 0.14, 0.73, 0.6, 1_900_000, 12_210_000_000],
  ['AVAX', 'Avalanche', 27.46, 5.63, 0.5, 3_120_000, 10_830_000_000],
  ['LINK', 'Chainlink', 14.31, -2.04, 0.4, 2_660_000, 8_690_000_000],
  ['DOT', 'Polkadot', 6.12, -1.71, 0.4, 1_830_000, 8_570_000_000],
  ['LTC', 'Litecoin', 83.7, 0.94, 0.3, 2_080_000, 6_240_000_000],
  ['NEAR', 'NEAR Protocol', 5.27, 6.18, 0.5, 1_940_000, 5_780_000_000],
  ['UNI', 'Uniswap', 9.38, -3.26, 0.5, 1_570_000, 5_630_000_000],
  ['APT', 'Aptos', 7.45, 2.89, 0.5, 1_260_000, 3_410_000_000],
  ['ATOM', 'Cosmos', 7.06, -1.47, 0.4, 1_120_000, 2_760_000_000],
  ['ARB', 'Arbitrum', 0.81, -2.73, 0.6, 1_340_000, 2_690_000_000],
  ['FIL', 'Filecoin', 4.62, -4.15, 0.5, 980_000, 2_580_000_000],
  ['OP', 'Optimism', 1.78, 1.36, 0.6, 1_050_000, 1_960_000_000],
]

/** All assets with their starting quotes. The names are real, the figures are samples and no quotes. */
export const marketAssets: MarketAsset[] = [
  ...tokens.map((token) => ({ ...token, ...tokenFigures[token.symbol] })),
  ...otherAssets.map(([symbol, name, price, change24h, volatility, volume, marketCap]) => ({
    symbol,
    name,
    price,
    change24h,
    volatility,
    volume,
    marketCap,
    featured: false,
  })),
]
