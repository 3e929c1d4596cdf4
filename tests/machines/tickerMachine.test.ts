import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type TickerItem, tickerStart } from '@/data/registries/ticker'
import { stepTicker } from '@/machines/tickerMachine'
import { anyChange, anyPrice, anySource, cheapSource, cycle, hardSources, most, walk } from './chance'

const btc: TickerItem = { symbol: 'BTC/USDT', price: 64_000, change: 2 }

describe('stepTicker', () => {
  it.each([
    ['lowest', 0, [{ symbol: 'BTC/USDT', price: 63_840, change: 1.75 }]],
    ['middle', 0.5, [btc]],
    ['highest', 1, [{ symbol: 'BTC/USDT', price: 64_160, change: 2.25 }]],
  ])('moves as far as it may by the %s number', (_, number, expected) => {
    expect(stepTicker([btc], [btc], () => number)).toEqual(expected)
  })

  it('draws the price of an item first, then its change, then the next item', () => {
    const items = [btc, { symbol: 'ADA/USDT', price: 0.4, change: -1 }]
    expect(stepTicker(items, items, cycle([1, 0, 0, 1]))).toEqual([
      { symbol: 'BTC/USDT', price: 64_160, change: 1.75 },
      { symbol: 'ADA/USDT', price: 0.399, change: -0.75 },
    ])
  })

  it('leaves what it is given as it was', () => {
    const items = Object.freeze(tickerStart.map((item) => Object.freeze({ ...item })))
    expect(stepTicker([...items], [...items], () => most)).not.toEqual(items)
    expect(items).toEqual(tickerStart)
  })

  it('moves a price by 0.25 percent and a change by 0.25 points at most, within half to double and 20 points', () => {
    fc.assert(
      fc.property(anyPrice, anyChange, anySource, ([price, firstPrice], [change, firstChange], random) => {
        const before = { symbol: 'ANY/USDT', price, change }
        const first = { symbol: 'ANY/USDT', price: firstPrice, change: firstChange }
        const [after] = stepTicker([before], [first], random)
        const far = Math.abs((after?.price ?? Number.NaN) - price)
        expect(far).toBeLessThanOrEqual(price * 0.0025 * (1 + 1e-9))
        expect(Math.abs((after?.change ?? Number.NaN) - change)).toBeLessThanOrEqual(0.25 + 1e-9)
        expect(after?.price).toBeGreaterThanOrEqual(firstPrice / 2)
        expect(after?.price).toBeLessThanOrEqual(firstPrice * 2)
        expect(Math.abs((after?.change ?? Number.NaN) - firstChange)).toBeLessThanOrEqual(20 + 1e-9)
      }),
      { numRuns: 2000 },
    )
  })

  it.each(hardSources)('keeps moving within its range by %s', (_, numbers) => {
    let stood = 0
    walk(stepTicker, [btc], cycle(numbers), 20_000, ([after], [before]) => {
      if (!after || !before) throw new Error('The item is lost')
      if (after.price === before.price || after.change === before.change) stood += 1
      if (!(after.price >= 32_000 && after.price <= 128_000)) throw new Error(`Price ${after.price}`)
      if (!(after.change >= -18 && after.change <= 22)) throw new Error(`Change ${after.change}`)
    })
    expect(stood).toBe(0)
  })

  it.each([
    ['lower', 32_000, -18],
    ['upper', 128_000, 22],
  ])('is turned by the %s end of its range whenever chance leads there', (_, price, change) => {
    let isOut = 0
    let atPriceEnd = 0
    let atChangeEnd = 0
    const visit = ([after]: TickerItem[]) => {
      if (!after) throw new Error('The item is lost')
      if (!(after.price >= 32_000 && after.price <= 128_000 && after.change >= -18 && after.change <= 22))
        isOut += 1
      if (Math.abs(after.price - price) <= price * 0.0025) atPriceEnd += 1
      if (Math.abs(after.change - change) <= 0.25) atChangeEnd += 1
    }
    walk(stepTicker, [btc], cheapSource(), 20_000, visit, [{ ...btc, price, change }])
    expect(isOut).toBe(0)
    // A walk that sets out from an end comes back to it often; one that never did would show nothing.
    expect([atPriceEnd > 20, atChangeEnd > 20]).toEqual([true, true])
  })
})
