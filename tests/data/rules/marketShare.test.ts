import { expect, it } from 'vitest'
import { marketShare } from '@/data/rules/marketShare'

const listed = [603_100, 396_850, 49, 1].map((marketCap) => ({ marketCap }))

it.each([
  [603_100, '60.31%'],
  [300, '0.03%'],
  [49, 'under 0.01%'],
  [0, '0.00%'],
])('is for a cap of %i in a million %s', (marketCap, share) => {
  expect(marketShare({ marketCap }, listed)).toBe(share)
})

it('is nothing where nothing is listed', () => {
  expect(marketShare({ marketCap: 0 }, [])).toBe('0.00%')
})
