import { expect, it } from 'vitest'
import { shadeBelow } from '@/data/market/shadeBelow'

it('draws strokes at equal distances, from the line to the ground', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 10, y: 50 },
    { x: 40, y: 20 },
  ]
  expect(shadeBelow(line, 4, 100)).toBe('M5.00 25.00V100M15.00 45.00V100M25.00 35.00V100M35.00 25.00V100')
})

it('passes places between two strokes, and follows a line straight down', () => {
  const line = [
    { x: 0, y: 8 },
    { x: 1, y: 60 },
    { x: 2, y: 4 },
    { x: 2, y: 40 },
    { x: 10, y: 80 },
  ]
  expect(shadeBelow(line, 2, 90)).toBe('M2.50 42.50V90M7.50 67.50V90')
})

it('draws nothing without a line', () => {
  expect(shadeBelow([], 3, 100)).toBe('')
  expect(shadeBelow([{ x: 5, y: 5 }], 3, 100)).toBe('')
})
