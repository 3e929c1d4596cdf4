import { expect, it } from 'vitest'
import { drawSparkline } from '@/data/market/drawSparkline'

it('draws prices at equal distances, the lowest at the bottom and the highest at the top', () => {
  expect(drawSparkline([1, 3, 2])).toEqual({ path: 'M0 0l69-38 69 19', start: 42, heights: [42, 4, 23] })
})

it('draws a stable price as a nearly straight line in the middle', () => {
  expect(drawSparkline([100, 100, 100])).toMatchObject({ path: 'M0 0l69 0 69 0', start: 23 })
  expect(drawSparkline([100, 100.1, 100])).toMatchObject({ path: 'M0 0l69-4 69 4', start: 25 })
})

it('draws a line in a picture of another size', () => {
  expect(drawSparkline([1, 3, 2], { width: 20, height: 108 })).toEqual({
    path: 'M0 0l10-100 10 50',
    start: 104,
    heights: [104, 4, 54],
  })
})
