import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mendAddress, mendQuery } from '@/data/site/mendQuery'

const read = (query: string) => Object.fromEntries(new URLSearchParams(mendQuery(query)))

it.each([
  ['?ref=CODE', { ref: 'CODE' }],
  ['?Ref=CODE&Token_Hash=Ab', { ref: 'CODE', token_hash: 'Ab' }],
  ['?a=1&amp;amp;ref=CODE', { a: '1', ref: 'CODE' }],
  ['?a=1&AMP%3Bref=CODE', { a: '1', ref: 'CODE' }],
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

it.each([
  ['https://king.example/register%3Fref=CODE', 'https://king.example/register?ref=CODE'],
  ['https://king.example/%3fref%3DCODE&a=1#top', 'https://king.example/?ref=CODE&a=1#top'],
  ['https://king.example/register?ref=CODE', 'https://king.example/register?ref=CODE'],
  ['https://king.example/blog?q=a%3Fb=c', 'https://king.example/blog?q=a%3Fb=c'],
  ['https://king.example/what%3F', 'https://king.example/what%3F'],
  ['https://king.example/#a%3Fb=c', 'https://king.example/#a%3Fb=c'],
])('mends the address %s to %s', (href, mended) => {
  expect(mendAddress(href)).toBe(mended)
})
