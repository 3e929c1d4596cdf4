import { describe, expect, it } from 'vitest'
import {
  isConfirmed,
  median,
  quantile,
  ratiosOf,
  showSpread,
  spreadOf,
} from '../../../scripts/bench/statistics.ts'

describe('a spread', () => {
  it('is the median and the quartiles, whatever the order of the measures', () => {
    expect(spreadOf([7, 1, 3, 5, 2, 6, 4])).toEqual({ low: 2.5, median: 4, high: 5.5 })
  })

  it('lies between two measures where there is none in the middle', () => {
    expect(median([1, 2, 4, 10])).toBe(3)
    expect(quantile([10, 20], 0.25)).toBe(12.5)
  })

  it('is one measure where there is only one, and nothing where there is none', () => {
    expect(spreadOf([3])).toEqual({ low: 3, median: 3, high: 3 })
    expect(median([])).toBeNaN()
  })

  it('leaves the measures in their order', () => {
    const measures = [3, 1, 2]
    median(measures)
    expect(measures).toEqual([3, 1, 2])
  })

  it('is shown with its quartiles where they differ as they are shown', () => {
    expect(showSpread({ low: 1.024, median: 1.03, high: 1.051 }, 2)).toBe('1.03 [1.02–1.05]')
    expect(showSpread({ low: 1064.8, median: 1065, high: 1065.2 }, 0)).toBe('1,065')
  })
})

describe('ratios', () => {
  it('are those of the same run, so that a slow minute does not count', () => {
    expect(ratiosOf([110, 220, 330], [100, 200, 300])).toEqual([1.1, 1.1, 1.1])
  })

  it('leave out a run in which there is nothing to divide by', () => {
    expect(ratiosOf([1, 2, 3], [0, 4])).toEqual([0.5])
  })
})

describe('a second pass', () => {
  it('confirms a figure whose spread overlaps', () => {
    expect(isConfirmed([1, 2, 3, 4, 5], [4, 4, 4, 4, 4])).toBe(true)
    expect(isConfirmed([7], [7])).toBe(true)
  })

  it('does not confirm one that only an outlier reaches', () => {
    expect(isConfirmed([10, 10, 10, 11, 30], [20, 20, 21, 21, 22])).toBe(false)
    expect(isConfirmed([20, 20, 21, 21, 22], [10, 10, 10, 11, 30])).toBe(false)
  })
})
