import type { MarketAsset } from '@/data/market/marketAssets'

const word = (letters: string, index: number, length: number) =>
  Array.from(
    { length },
    (_, place) => letters[Math.floor(index / letters.length ** place) % letters.length],
  ).join('')

/** Generates made-up assets, the same ones every time, each with a name, a symbol and figures of its own. */
export const manyAssets = (count: number): MarketAsset[] =>
  Array.from({ length: count }, (_, index) => {
    const price = 0.5 + ((index * 7919) % 90_000) / 10
    return {
      symbol: `${word('ABCDEFGHIJKLMNOPQRSTUVWXYZ', index, 3)}${index}`,
      name: `Sample ${index + 1}`,
      price,
      change24h: ((index * 613) % 201) / 10 - 10,
      volatility: 1,
      volume: 10_000 + ((index * 104_729) % 9_000_000),
      marketCap: 1_000_000 + ((index * 15_485_863) % 90_000_000_000),
      featured: index % 1000 === 0,
    }
  })
