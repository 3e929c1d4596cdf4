import type { MarketAsset } from '@/data/market/marketAssets'

/** Made-up assets with the smallest and the largest figures that a feed may send, none of which has a coin of its own. */
export const unusualAssets: MarketAsset[] = [
  {
    symbol: 'PEPE',
    name: 'Tiny price',
    price: 0.00001234,
    change24h: 3.1,
    volatility: 1,
    volume: 0.000001234,
    marketCap: 0.004321,
    featured: false,
  },
  {
    symbol: 'CENT',
    name: 'One cent',
    price: 0.01,
    change24h: -0.002,
    volatility: 1,
    volume: 412,
    marketCap: 9_000,
    featured: false,
  },
  {
    symbol: 'DUST',
    name: 'Tiniest price',
    price: 1e-18,
    change24h: 0,
    volatility: 1,
    volume: 0,
    marketCap: 0,
    featured: false,
  },
  {
    symbol: 'WHALE',
    name: 'Huge price',
    price: 1.5102694694410359e21,
    change24h: 12_345_678.9,
    volatility: 1,
    volume: 1.234e19,
    marketCap: 1.5e37,
    featured: false,
  },
]
