import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MarketAsset } from '@/data/registries/market'
import { stepMarket } from '@/machines/marketMachine'
import { anyChange, anyPrice, anySource, cheapSource, cycle, hardSources, most, walk } from './chance'

const kcc: MarketAsset = {
  symbol: 'KCC',
  name: 'King Crypto Coin',
  price: 70,
  change24h: 15,
  volume: 42_000_000,
  marketCap: 687_300_000,
  featured: true,
}

describe('stepMarket', () => {
  it.each([
    ['lowest', 0, { price: 69.3, change24h: 14 }],
    ['middle', 0.5, {}],
    ['highest', 1, { price: 70.7, change24h: 16 }],
  ])('moves price and change as far as they may by the %s number, and nothing else', (_, number, moved) => {
    expect(stepMarket([kcc], [kcc], () => number)).toEqual([{ ...kcc, ...moved }])
  })

  it('draws the price of an asset first, then its change, then the next asset', () => {
    const ada = { ...kcc, symbol: 'ADA', price: 0.5, change24h: -1 }
    expect(stepMarket([kcc, ada], [kcc, ada], cycle([1, 0, 0, 1]))).toEqual([
      { ...kcc, price: 70.7, change24h: 14 },
      { ...ada, price: 0.495, change24h: 0 },
    ])
  })

  it('leaves what it is given as it was', () => {
    const before = Object.freeze({ ...kcc })
    expect(stepMarket([before], [before], () => most)).not.toEqual([kcc])
    expect(before).toEqual(kcc)
  })

  it('moves a price by 1 percent and a change by 1 point at most, within half to double and 20 points', () => {
    fc.assert(
      fc.property(anyPrice, anyChange, anySource, ([price, firstPrice], [change24h, firstChange], random) => {
        const first = { ...kcc, price: firstPrice, change24h: firstChange }
        const [after] = stepMarket([{ ...kcc, price, change24h }], [first], random)
        const change = after?.change24h ?? Number.NaN
        expect(Math.abs((after?.price ?? Number.NaN) - price)).toBeLessThanOrEqual(price * 0.01 * (1 + 1e-9))
        expect(Math.abs(change - change24h)).toBeLessThanOrEqual(1 + 1e-9)
        expect(after?.price).toBeGreaterThanOrEqual(firstPrice / 2)
        expect(after?.price).toBeLessThanOrEqual(firstPrice * 2)
        expect(Math.abs(change - firstChange)).toBeLessThanOrEqual(20 + 1e-9)
      }),
      { numRuns: 2000 },
    )
  })

  it.each(hardSources)('keeps moving within its range by %s', (_, numbers) => {
    let stood = 0
    walk(stepMarket, [kcc], cycle(numbers), 20_000, ([after], [before]) => {
      if (!after || !before) throw new Error('The asset is lost')
      if (after.price === before.price || after.change24h === before.change24h) stood += 1
      if (!(after.price >= 35 && after.price <= 140)) throw new Error(`Price ${after.price}`)
      if (!(after.change24h >= -5 && after.change24h <= 35)) throw new Error(`Change ${after.change24h}`)
    })
    expect(stood).toBe(0)
  })

  it.each([
    ['lower', 35, -5],
    ['upper', 140, 35],
  ])('is turned by the %s end of its range whenever chance leads there', (_, price, change24h) => {
    let isOut = 0
    let atPriceEnd = 0
    let atChangeEnd = 0
    const visit = ([after]: MarketAsset[]) => {
      if (!after) throw new Error('The asset is lost')
      if (!(after.price >= 35 && after.price <= 140 && after.change24h >= -5 && after.change24h <= 35))
        isOut += 1
      if (Math.abs(after.price - price) <= price * 0.01) atPriceEnd += 1
      if (Math.abs(after.change24h - change24h) <= 1) atChangeEnd += 1
    }
    walk(stepMarket, [kcc], cheapSource(), 20_000, visit, [{ ...kcc, price, change24h }])
    expect(isOut).toBe(0)
    // A walk that sets out from an end comes back to it often; one that never did would show nothing.
    expect([atPriceEnd > 20, atChangeEnd > 20]).toEqual([true, true])
  })
})
