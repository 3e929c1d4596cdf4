import { expect, it } from 'vitest'
import { isComposing } from '../../src/browser/isComposing.ts'

it.each([
  ['Enter that ends a composition in Safari', false, 229, true],
  ['a key of a composition elsewhere', true, 229, true],
  ['a key of a composition that keeps its code', true, 13, true],
  ['Enter', false, 13, false],
  ['an arrow', false, 40, false],
])('%s', (_, composing, keyCode, belongs) => {
  expect(isComposing({ isComposing: composing, keyCode })).toBe(belongs)
})
