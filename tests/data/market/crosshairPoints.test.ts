import { describe, expect, it } from 'vitest'
import {
  type CrosshairPoint,
  candlePoints,
  linePoints,
  nearestPoint,
  stepPoint,
} from '@/data/market/crosshairPoints'

const minute = 60_000

const pointOf = (step: number): CrosshairPoint => ({ step, at: step * 10, middle: step * 10, price: step })

describe('the points of a crosshair', () => {
  it('of points stand where the points are', () => {
    expect(linePoints(minute / 2, [{ at: 5 * minute, price: 7 }])).toEqual([
      { step: 10, at: 5 * minute, middle: 5 * minute, price: 7 },
    ])
  })

  it('of candles name where a candle begins, and stand in its middle', () => {
    const candle = { from: 4 * minute, to: 6 * minute, open: 1, high: 4, low: 1, close: 3 }
    expect(candlePoints([candle])).toEqual([
      { step: 2, at: 4 * minute, middle: 5 * minute, price: 3, candle },
    ])
  })
})

it.each([
  [-5, 1],
  [14, 1],
  [16, 2],
  [1000, 5],
])('the point nearest to %i is the one of step %i', (at, step) => {
  expect(nearestPoint([1, 2, 5].map(pointOf), at)?.step).toBe(step)
})

it('nothing is nearest to a time without points', () => {
  expect(nearestPoint([], 7)).toBeNull()
})

// Between 2 and 5, no prices came.
it.each([
  ['one to the right', 1, 2, 2],
  ['one to the right, over a pause', 2, 3, 5],
  ['one to the left, over a pause', 5, 4, 2],
  ['to the start', 5, 0, 5],
  ['to the first', 5, 1, 1],
  ['to the last', 1, 5, 5],
])('a move %s from %i to %i leads to %i', (_, from, step, expected) => {
  expect(stepPoint([1, 2, 5].map(pointOf), pointOf(from), step).step).toBe(expected)
})
