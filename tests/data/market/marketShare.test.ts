import { expect, it } from 'vitest'
import { marketShare } from '@/data/market/marketShare'

const listed = [603_100, 396_850, 49, 1].map((marketCap) => ({ marketCap }))

it.each([
  [603_100, '60.31%'],
  [300, '0.03%'],
  [49, '<0.01%'],
  [0, '0.00%'],
])('is for a cap of %i in a million %s', (marketCap, share) => {
  expect(marketShare({ marketCap }, listed)).toBe(share)
})

it('is nothing where nothing is listed', () => {
  expect(marketShare({ marketCap: 0 }, [])).toBe('0.00%')
})

it('is all for one alone, and never for one beside others', () => {
  const caps = [1e30, 1, 0].map((marketCap) => ({ marketCap }))
  expect(caps.map((asset) => marketShare(asset, caps))).toEqual(['>99.99%', '<0.01%', '0.00%'])
  expect(marketShare({ marketCap: 7 }, [{ marketCap: 7 }, { marketCap: 0 }])).toBe('100.00%')
})
