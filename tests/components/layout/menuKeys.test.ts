import { expect, it } from 'vitest'
import { placeAfterKey } from '@/components/layout/menuKeys'

const names = ['English', 'Persian', 'Arabic', 'Spanish', 'Russian', 'Chinese']

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 5, 0],
  ['ArrowUp', -1, 5],
  ['ArrowUp', 0, 5],
  ['ArrowUp', 3, 2],
  ['Home', 4, 0],
  ['End', 1, 5],
])('%s leads from place %i to place %i', (key, at, place) => {
  expect(placeAfterKey(key, at, names)).toBe(place)
})

it('finds the next name that begins with a letter, and wraps around', () => {
  expect(placeAfterKey('s', 0, names)).toBe(3)
  expect(placeAfterKey('b', 1, ['Ada', 'Bea', 'Cy', 'Bo'])).toBe(3)
  expect(placeAfterKey('b', 3, ['Ada', 'Bea', 'Cy', 'Bo'])).toBe(1)
})

it.each(['Enter', ' ', 'Escape', 'Tab', 'x'])('leaves the key %j to the browser', (key) => {
  expect(placeAfterKey(key, 0, names)).toBeNull()
})
