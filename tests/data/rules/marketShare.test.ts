import { expect, it } from 'vitest'
import { marketAssets } from '@/data/registries/market'
import { marketShare } from '@/data/rules/marketShare'

const shareOf = (symbol: string) => {
  const asset = marketAssets.find((listed) => listed.symbol === symbol)
  return asset && marketShare(asset, marketAssets)
}

it.each([
  ['BTC', '60.31%'],
  ['KCC', '0.03%'],
  ['KCREDIT', 'under 0.01%'],
])('is for %s %s', (symbol, share) => {
  expect(shareOf(symbol)).toBe(share)
})

it('is nothing where nothing is listed', () => {
  expect(marketShare({ marketCap: 0 }, [])).toBe('0.00%')
})
