import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mendQuery } from '@/data/rules/mendQuery'

const read = (query: string) => Object.fromEntries(new URLSearchParams(mendQuery(query)))

it.each([
  ['?ref=CODE', { ref: 'CODE' }],
  ['?REF=CODE', { ref: 'CODE' }],
  ['?Ref=CODE&Token_Hash=Ab', { ref: 'CODE', token_hash: 'Ab' }],
  ['?a=1&amp;ref=CODE', { a: '1', ref: 'CODE' }],
  ['?a=1&amp;amp;ref=CODE', { a: '1', ref: 'CODE' }],
  ['?a=1&AMP%3Bref=CODE', { a: '1', ref: 'CODE' }],
  ['?&amp;ref=CODE', { ref: 'CODE' }],
  ['??ref=CODE', { ref: 'CODE' }],
  ['?ref=CODE?fbclid=IwAR', { ref: 'CODE', fbclid: 'IwAR' }],
  ['?amp=1&amplitude=2', { amp: '1', amplitude: '2' }],
  ['?q=What?Why', { q: 'What?Why' }],
  ['', {}],
])('reads %s as %j', (query, found) => {
  expect(read(query)).toEqual(found)
})

it('changes nothing in what a value says', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (q, ref) => {
      expect(read(`?${new URLSearchParams({ q, ref })}`)).toEqual({ q, ref })
    }),
  )
})
