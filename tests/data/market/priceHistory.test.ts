import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addPrice, extremesOf, type PriceHistory, roomFor } from '@/data/market/priceHistory'

/** A history of these prices, one every 5 s. */
const historyOf = (prices: number[], room = 500) =>
  prices.reduce<PriceHistory>(
    (history, price, index) => addPrice(history, { price, at: (index + 1) * 5000 }, room),
    [],
  )

describe('addPrice', () => {
  it('keeps a price that came again, but not one that is only reported again', () => {
    const history = historyOf([10])
    expect(addPrice(history, { price: 10, at: 5000 }, 500)).toBe(history)
    expect(addPrice(history, { price: 10, at: 8000 }, 500)).toEqual([...history, { price: 10, at: 8000 }])
  })

  it('stays in order after a clock was set back', () => {
    const history = addPrice(historyOf([10]), { price: 11, at: 0 }, 500)
    expect(addPrice(history, { price: 12, at: 2000 }, 500)).toEqual([
      { price: 10, at: 5000 },
      { price: 11, at: 5001 },
      { price: 12, at: 5002 },
    ])
  })

  it('stays in its room, in order, and keeps its first and last price, its high and its low', () => {
    const anyPrices = fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), {
      minLength: 1,
      maxLength: 400,
    })
    fc.assert(
      fc.property(anyPrices, fc.integer({ min: 24, max: 60 }), (prices, room) => {
        const points = historyOf(prices, room)
        expect(points.length).toBeLessThanOrEqual(room)
        expect(points.length).toBeGreaterThanOrEqual(Math.min(prices.length, room / 2))
        expect(points.map(({ at }) => at)).toEqual(points.map(({ at }) => at).toSorted((a, b) => a - b))
        expect(points[0]).toEqual({ price: prices[0], at: 5000 })
        expect(points.at(-1)).toEqual({ price: prices.at(-1), at: prices.length * 5000 })
        const extremes = extremesOf(points)
        expect(extremes?.high.price).toBe(Math.max(...prices))
        expect(extremes?.low.price).toBe(Math.min(...prices))
      }),
    )
  })
})

describe('roomFor', () => {
  it.each([
    [1, 500],
    [1000, 240],
    [100_000, 24],
  ])('gives each of %i histories room for %i points', (histories, room) => {
    expect(roomFor(histories)).toBe(room)
  })
})
