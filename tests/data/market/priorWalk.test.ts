import { describe, expect, it } from 'vitest'
import { marketAssets } from '@/data/market/marketAssets'
import { priorPoints, priorWalk, walkBetween } from '@/data/market/priorWalk'

const changeOf = (walk: number[]) => ((walk.at(-1) ?? 0) / (walk[0] ?? 1) - 1) * 100

/** A random number that turns through these. */
const turning = (...numbers: number[]) => {
  let turn = 0
  return () => numbers[turn++ % numbers.length] ?? 0
}

/** Distance of each price from the first, in logarithms. */
const distances = (walk: number[]) => walk.map((price) => Math.log(price / (walk[0] ?? 1)))

it('a walk goes straight where it may not stray, and strays by its width from there', () => {
  const close = (expected: number[]) => expected.map((distance) => expect.closeTo(distance, 10))
  const way = Math.log(2)
  expect(distances(walkBetween(50, 100, 4, 0, turning(1, 0)))).toEqual(
    close([0, way / 4, way / 2, (3 * way) / 4, way]),
  )
  // Steps up, up, down, down lead back; four steps up are taken back, so that the walk ends where it should.
  expect(distances(walkBetween(50, 50, 4, 0.1, turning(1, 1, 0, 0)))).toEqual(close([0, 0.1, 0.2, 0.1, 0]))
  expect(distances(walkBetween(50, 50, 4, 0.1, turning(1)))).toEqual(close([0, 0, 0, 0, 0]))
})

describe('priorWalk', () => {
  it.each(marketAssets.map((asset) => [asset.symbol, asset] as const))(
    'leads %s to its starting price by the change that the table shows',
    (_, asset) => {
      const walk = priorWalk(asset)
      expect(walk).toHaveLength(priorPoints)
      expect(walk.at(-1)).toBe(asset.price)
      expect(changeOf(walk)).toBeCloseTo(asset.change24h, 8)
      expect(new Set(walk).size).toBeGreaterThan(priorPoints - 3)
    },
  )

  it('is the same each time, and another for each symbol', () => {
    const kcc = { symbol: 'KCC', price: 68.73, change24h: 15.2 }
    expect(priorWalk(kcc)).toEqual(priorWalk({ ...kcc }))
    expect(priorWalk({ ...kcc, symbol: 'ADA' })).not.toEqual(priorWalk(kcc))
  })
})
