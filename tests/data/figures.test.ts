import { describe, expect, test } from 'vitest'
import { formatChange, formatPrice } from '@/data/figures'

describe('a price', () => {
  test.each([
    [68.73, '68.73'],
    [64218.4, '64,218.40'],
    [0.469, '0.47'],
    [0, '0.00'],
    [1234567.891, '1,234,567.89'],
  ])('of %d is shown as %s', (value, text) => {
    expect(formatPrice(value)).toBe(text)
  })
})

describe('a change', () => {
  test.each([
    [15.2, '+15.20%'],
    [-1.35, '-1.35%'],
    [0, '+0.00%'],
    [-0.004, '+0.00%'],
    [-0.006, '-0.01%'],
  ])('of %d percent is shown as %s', (value, text) => {
    expect(formatChange(value)).toBe(text)
  })
})
