/** A pair of the price ticker: its price in USDT and its change over 24 h in percent. */
export type TickerItem = { symbol: string; price: number; change: number }

/** Where the simulated pairs begin. Sample values of ours, not quotes. */
export const tickerStart: TickerItem[] = [
  { symbol: 'KCC/USDT', price: 68.73, change: 15.2 },
  { symbol: 'BTC/USDT', price: 64_218.4, change: 1.84 },
  { symbol: 'ETH/USDT', price: 3_142.65, change: 2.31 },
  { symbol: 'BNB/USDT', price: 587.12, change: -0.62 },
  { symbol: 'SOL/USDT', price: 152.38, change: 4.07 },
  { symbol: 'ADA/USDT', price: 0.47, change: -1.35 },
]
