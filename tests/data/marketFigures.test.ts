import { expect, it } from 'vitest'
import { marketAssets, marketStats } from '@/data/market'
import { formatChange, formatCompact, formatPrice, trendOf } from '@/data/marketFigures'

it.each([
  [68.73, '$68.73'],
  [1, '$1.00'],
  [64_218.4, '$64,218.40'],
  [0.125, '$0.13'],
  [1_234_567.891, '$1,234,567.89'],
])('shows a price of %s as %s', (price, text) => {
  expect(formatPrice(price)).toBe(text)
})

it.each([
  [687_300_000, '$687.3M'],
  [18_750_000, '$18.75M'],
  [1_268_400_000_000, '$1.268T'],
  [980_000, '$980K'],
  [0, '$0'],
])('shows an amount of %s as %s', (amount, text) => {
  expect(formatCompact(amount)).toBe(text)
})

it.each([
  [15.2, '+15.2%', 'gain'],
  [-0.62, '-0.6%', 'loss'],
  [0.01, '+0.0%', 'gain'],
  [-0.01, '-0.0%', 'loss'],
  [0, '0.0%', 'flat'],
  [-0, '0.0%', 'flat'],
])('shows a change of %s as %s, a %s', (change, text, trend) => {
  expect(formatChange(change)).toBe(text)
  expect(trendOf(change)).toBe(trend)
})

it('gives KCC and KCCredit the specified figures', () => {
  const figures = marketAssets
    .filter(({ featured }) => featured)
    .map(({ symbol, price, change24h, marketCap }) => [
      symbol,
      formatPrice(price),
      formatChange(change24h),
      formatCompact(marketCap),
    ])
  expect(figures).toEqual([
    ['KCC', '$68.73', '+15.2%', '$687.3M'],
    ['KCREDIT', '$1.00', '+0.4%', '$18.75M'],
  ])
})

it('sums the market up, with the leverage of this page', () => {
  expect(marketStats).toEqual([
    { label: 'Total market cap', value: '$2.103T' },
    { label: '24h volume', value: '$217.2M' },
    { label: 'Assets listed', value: '24' },
    { label: 'Leverage up to', value: '125x' },
  ])
})
