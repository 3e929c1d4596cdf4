import { expect, it } from 'vitest'
import { allocations, arcsOf, circulatingShare, tokensOf } from '@/data/content/token'
import { kccFigures } from '@/data/market/tokens'

it('allocates the whole supply of KCC, of it in circulation what is said elsewhere', () => {
  expect(allocations.reduce((sum, { share }) => sum + share, 0)).toBe(100)
  expect((circulatingShare(allocations) * kccFigures.supply) / 100).toBe(kccFigures.circulating)
  expect(tokensOf(circulatingShare(allocations), kccFigures.supply)).toBe('7.5M')
})

it('formats a share in tokens', () => {
  expect([38, 12, 8, 0.5, 100].map((share) => tokensOf(share, 10_000_000))).toEqual([
    '3.8M',
    '1.2M',
    '0.8M',
    '0.05M',
    '10M',
  ])
})

it('begins each arc of the ring where the one before it ends', () => {
  const arcs = arcsOf([
    { name: 'a', share: 50, isCirculating: true },
    { name: 'b', share: 30, isCirculating: true },
    { name: 'c', share: 20, isCirculating: false },
  ])
  expect(arcs.map(({ start }) => start)).toEqual([0, 50, 80])
})
