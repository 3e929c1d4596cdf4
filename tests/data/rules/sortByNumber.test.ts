import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sortByNumber } from '@/data/rules/sortByNumber'

/** The places that the numbers had before they were sorted. */
const placesOf = (numbers: number[]) =>
  sortByNumber([...numbers.entries()], ([, number]) => number).map(([place]) => place)

it('sorts by numbers of either sign, and keeps the order of equal ones', () => {
  expect(placesOf([3, -1, 0, 3, -1, -0, 0.5])).toEqual([1, 4, 2, 5, 6, 0, 3])
  expect(placesOf([])).toEqual([])
  expect(placesOf([7])).toEqual([0])
})

it('sorts prices like a sort with a comparison', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000_00, max: 1_000_000_00 })), (cents) => {
      const prices = cents.map((amount) => amount / 100)
      const expected = [...prices.entries()].sort(([, one], [, other]) => one - other).map(([place]) => place)
      expect(placesOf(prices)).toEqual(expected)
    }),
  )
})
