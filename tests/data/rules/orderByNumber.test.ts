import fc from 'fast-check'
import { expect, it } from 'vitest'
import { orderByNumber } from '@/data/rules/orderByNumber'

it('orders numbers of either sign, and keeps the order of equal ones', () => {
  expect(orderByNumber([3, -1, 0, 3, -1, -0, 0.5])).toEqual([1, 4, 2, 5, 6, 0, 3])
  expect(orderByNumber([])).toEqual([])
  expect(orderByNumber([7])).toEqual([0])
})

it('orders prices like a sort with a comparison', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000_00, max: 1_000_000_00 })), (cents) => {
      const prices = cents.map((amount) => amount / 100)
      const expected = prices
        .map((price, index) => ({ price, index }))
        .sort((one, other) => one.price - other.price)
        .map(({ index }) => index)
      expect(orderByNumber(prices)).toEqual(expected)
    }),
  )
})
