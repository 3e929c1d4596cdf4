import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addPrice, extremesOf, type PriceHistory, roomFor } from '@/data/rules/priceHistory'

/** A history of these prices, one every 5 s. */
const historyOf = (prices: number[], room = 500) =>
  prices.reduce<PriceHistory | undefined>(
    (history, price, index) => addPrice(history, { price, changedAt: (index + 1) * 5000 }, room),
    undefined,
  )

describe('addPrice', () => {
  it('begins at zero, and adds each price with the time that has passed', () => {
    expect(historyOf([10, 12, 11])).toEqual({
      points: [
        { price: 10, at: 0 },
        { price: 12, at: 5000 },
        { price: 11, at: 10_000 },
      ],
      changedAt: 15_000,
    })
  })

  it('keeps a price that came again, but not one that is only reported again', () => {
    const history = historyOf([10])
    expect(addPrice(history, { price: 10, changedAt: 5000 }, 500)).toBe(history)
    expect(addPrice(history, { price: 10, changedAt: 8000 }, 500).points).toEqual([
      { price: 10, at: 0 },
      { price: 10, at: 3000 },
    ])
  })

  it.each([
    ['a pause of an hour', 3_605_000, 5000],
    ['the first change of a price that never changed', 1_795_330_800_000, 5000],
    ['a clock that was set back', -60_000, 0],
  ])('counts for %s no more than one interval', (_, passed, at) => {
    const { changedAt } = historyOf([10]) ?? { changedAt: 0 }
    const after = addPrice(historyOf([10]), { price: 11, changedAt: changedAt + passed }, 500)
    expect(after.points.at(-1)).toEqual({ price: 11, at })
  })

  it('stays in its room, in order, and keeps its first and last price, its high and its low', () => {
    const anyPrices = fc.array(fc.double({ min: 0.01, max: 1e6, noNaN: true }), {
      minLength: 1,
      maxLength: 400,
    })
    fc.assert(
      fc.property(anyPrices, fc.integer({ min: 24, max: 60 }), (prices, room) => {
        const points = historyOf(prices, room)?.points ?? []
        expect(points.length).toBeLessThanOrEqual(room)
        expect(points.length).toBeGreaterThanOrEqual(Math.min(prices.length, room / 2))
        expect(points.map(({ at }) => at)).toEqual(points.map(({ at }) => at).toSorted((a, b) => a - b))
        expect(points[0]).toEqual({ price: prices[0], at: 0 })
        expect(points.at(-1)).toEqual({ price: prices.at(-1), at: (prices.length - 1) * 5000 })
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
    [24, 500],
    [1000, 240],
    [10_000, 24],
    [100_000, 24],
  ])('gives each of %i histories room for %i points', (histories, room) => {
    expect(roomFor(histories)).toBe(room)
  })
})
