import { expect, it } from 'vitest'
import { chartScale } from '@/data/market/chartScale'

const round = (figure: number) => Number(figure.toFixed(6))

it('puts times from side to side, and prices with room above and below', () => {
  const { xOf, yOf, bottom, top } = chartScale({ from: 1000, to: 3000, low: 10, high: 94 })
  expect([1000, 1500, 3000].map(xOf)).toEqual([0, 25, 100])
  expect([94, 52, 10].map(yOf).map(round)).toEqual([8, 50, 92])
  expect([bottom, top].map(round)).toEqual([2, 102])
})

it.each([0, 1e-18, 1, 1.5e21])('draws a price of %d that stands still in the middle', (price) => {
  const { xOf, yOf } = chartScale({ from: 5, to: 5, low: price, high: price })
  expect(round(yOf(price))).toBe(50)
  expect(xOf(5)).toBe(0)
})

it('draws a price that hardly moves as a nearly straight line', () => {
  const { yOf } = chartScale({ from: 0, to: 1, low: 1, high: 1.0001 })
  expect(yOf(1) - yOf(1.0001)).toBeLessThan(20)
})
