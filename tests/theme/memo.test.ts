import { expect, test, vi } from 'vitest'
import { memo } from '@/theme/memo'

test('arguments with the same content have one result', () => {
  const compute = vi.fn((...values: unknown[]) => ({ values }))
  const remembered = memo(compute)
  const first = remembered({ color: 'red', _hover: { color: 'blue' } }, ['a', 'b'])
  expect(remembered({ color: 'red', _hover: { color: 'blue' } }, ['a', 'b'])).toBe(first)
  expect(compute).toHaveBeenCalledOnce()
})

test.each([
  [['1'], [1]],
  [['undefined'], [undefined]],
  [[], ['']],
  [['a', 'b'], ['ab']],
  [['a', 'b'], [['a', 'b']]],
  [[{ color: 'red' }], [{ color: 'blue' }]],
  // The later of two rules wins, so that their order is part of a style.
  [[{ px: '1', p: '2' }], [{ p: '2', px: '1' }]],
])('%j and %j are told apart', (one, other) => {
  const remembered = memo((...values: unknown[]) => ({ values }))
  expect(remembered(...one)).toEqual({ values: one })
  expect(remembered(...other)).toEqual({ values: other })
})
