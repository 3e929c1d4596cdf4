import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { orderCost } from '@/data/market/orderCost'
import { formatDollars } from '@/data/text/figures'

/** The cents of a figure as it is shown. */
const shownCents = (figure: number) => Number(formatDollars(figure).replace(/[$,.]/g, ''))

describe('orderCost', () => {
  it.each([
    [67_000.1, 0.05, 0.0015, { cost: 3350.01, fee: 5.03, total: 3355.04 }],
    [64_218.4, 0.05, 0.0015, { cost: 3210.92, fee: 4.82, total: 3215.74 }],
    // The cost is that of the price as it is shown, 67,000.10.
    [67_000.096, 0.05, 0.0015, { cost: 3350.01, fee: 5.03, total: 3355.04 }],
    [1, 1, 0, { cost: 1, fee: 0, total: 1 }],
  ])('of a price of %d and an amount of %d with a fee of %d is %o', (price, amount, share, order) => {
    expect(orderCost(price, amount, share)).toEqual(order)
  })

  it('adds up as it is shown, at every price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_000, max: 20_000_000 }),
        fc.integer({ min: 1, max: 1000 }),
        (price, amount) => {
          const { cost, fee, total } = orderCost(price / 100, amount / 100, 0.0015)
          expect(shownCents(cost) + shownCents(fee)).toBe(shownCents(total))
        },
      ),
      { numRuns: 2000 },
    )
  })
})
