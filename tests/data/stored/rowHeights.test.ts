import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepRowHeights, keptRowHeights } from '@/data/stored/rowHeights'

const stored = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  stored.clear()
})

it('keeps heights for the rows that they are of, and for no others', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: 1, max: 9_999 }))), (heights) => {
      keepRowHeights('{} 1000 375', heights)
      expect(keptRowHeights('{} 1000 375')).toEqual(heights)
      expect(keptRowHeights('{} 1000 1440')).toEqual([])
    }),
  )
})

it('believes nothing else that is stored, and does without a storage', () => {
  for (const text of [
    '',
    '{',
    'null',
    '[]',
    '{"of":"a"}',
    '{"of":"a","heights":["1"]}',
    '{"of":"a","heights":[-1]}',
  ]) {
    stored.set('king-exchange-row-heights', text)
    expect(keptRowHeights('a')).toEqual([])
  }
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => keepRowHeights('a', [1])).not.toThrow()
  expect(keptRowHeights('a')).toEqual([])
})
