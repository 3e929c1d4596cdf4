import { describe, expect, it } from 'vitest'
import { parseSearchText, quoteSearch, reduceSearch } from '@/data/text/searchText'

describe('what the address holds of a search', () => {
  it('is its first 100 characters, none of them split', () => {
    expect(reduceSearch('x'.repeat(10_000))).toBe('x'.repeat(100))
    expect(reduceSearch('😀'.repeat(10_000))).toBe('😀'.repeat(100))
    expect(reduceSearch(`x${'😀'.repeat(10_000)}`)).toBe(`x${'😀'.repeat(99)}`)
  })

  it('has no lone surrogates, which an address cannot hold', () => {
    expect(reduceSearch('a\ud83db')).toBe('ab')
    expect(reduceSearch('\ude00')).toBe('')
  })
})

describe('parseSearchText', () => {
  it.each([
    ['bitcoin', 'bitcoin'],
    [2026, '2026'],
    [true, 'true'],
    ['', undefined],
    [undefined, undefined],
    [null, undefined],
    [['a'], undefined],
    [{ toString: 'a' }, undefined],
  ])('reads %j as %j', (q, search) => {
    expect(parseSearchText(q)).toBe(search)
  })
})

it('quoteSearch quotes a short search whole and the start of a long one', () => {
  expect(quoteSearch('  order book ')).toBe('order book')
  expect(quoteSearch('x'.repeat(40))).toBe('x'.repeat(40))
  expect(quoteSearch('x'.repeat(41))).toBe(`${'x'.repeat(40)}…`)
  expect(quoteSearch('🦁'.repeat(50))).toBe(`${'🦁'.repeat(40)}…`)
})
