import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from '@/data/text/editDistance'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ß'), maxLength: 8 })

describe('editDistance', () => {
  it.each([
    ['', 'abc', 3],
    ['bitcoin', 'bitcion', 1],
    ['ethrium', 'ethereum', 2],
    ['kitten', 'sitting', 3],
  ])('from «%s» to «%s» is %i', (from, to, distance) => {
    expect(editDistance(from, to)).toBe(distance)
  })

  it('is the same back, none only to itself, and at most the longer word', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const distance = editDistance(one, other)
        expect(editDistance(other, one)).toBe(distance)
        expect(distance === 0).toBe(one === other)
        expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length))
        expect(distance).toBeGreaterThanOrEqual(Math.abs(one.length - other.length))
      }),
    )
  })
})
