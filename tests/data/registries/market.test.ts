import { expect, it } from 'vitest'
import { marketAssets, marketStats } from '@/data/registries/market'
import { formatChange, formatCompactDollars, formatDollars } from '@/data/rules/figures'

it('gives KCC and KCCredit the specified figures', () => {
  const figures = marketAssets
    .filter(({ featured }) => featured)
    .map(({ symbol, price, change24h, marketCap }) => [
      symbol,
      formatDollars(price),
      formatChange(change24h),
      formatCompactDollars(marketCap),
    ])
  expect(figures).toEqual([
    ['KCC', '$68.73', '+15.20%', '$687.3M'],
    ['KCREDIT', '$1.00', '+0.40%', '$18.75M'],
  ])
})

it('summarizes the market, with the leverage of this page', () => {
  expect(marketStats).toEqual([
    { label: 'Market cap of 24 assets', value: '$2.103T' },
    { label: '24h volume of 24 assets', value: '$217.2M' },
    { label: 'Sample assets', value: '24' },
    { label: 'Leverage up to', value: '125x' },
  ])
})

it('has a volume and a market cap for every asset, and every symbol once', () => {
  expect(marketAssets.filter(({ volume, marketCap }) => !(volume > 0 && marketCap > 0))).toEqual([])
  expect(new Set(marketAssets.map(({ symbol }) => symbol)).size).toBe(marketAssets.length)
})
