import { expect, it } from 'vitest'
import { spreadOf } from '../../../scripts/bench/measurement.ts'

it('shows the median of measures and the quartiles, between two of them where they fall there', () => {
  expect(spreadOf([7, 1, 3, 5, 2, 6, 4])).toBe('4 [2.5–5.5]')
  expect(spreadOf([1065, 1064])).toBe('1,065 [1,064–1,065]')
  expect(spreadOf([])).toBe('')
})
