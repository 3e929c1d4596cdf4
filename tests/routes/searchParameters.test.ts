import { createMemoryHistory } from '@tanstack/react-router'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { authMachine } from '@/machines/authMachine'
import { routeTree } from '@/routeTree.gen'
import { createAppRouter } from '@/start/router'

type Search = Record<string, unknown>
type Node = { options: object; children?: Record<string, Node> }

const nodesOf = (node: Node): Node[] => [node, ...Object.values(node.children ?? {}).flatMap(nodesOf)]

/** Every route with search parameters: its address and its validator. */
const searches = nodesOf(routeTree as unknown as Node).flatMap(({ options }) => {
  const { path, validateSearch } = options as { path?: string; validateSearch?: (search: Search) => Search }
  return path && validateSearch ? [{ address: path, parse: validateSearch }] : []
})

it('finds the routes that read their search', () => {
  expect(searches.map(({ address }) => address)).toEqual(
    expect.arrayContaining(['/market', '/dashboard', '/blog', '/register', '/auth/confirm']),
  )
})

describe.each(searches)('the search of $address', ({ parse }) => {
  const keys = Object.keys(parse({}))

  it('is text or nothing under each of its keys, whatever the address holds', () => {
    const anyValue = fc.oneof(fc.jsonValue(), fc.constantFrom({ toString: 1 }, ['a'], [[]], null, ''))
    const anySearch = fc.record(Object.fromEntries(keys.map((key) => [key, anyValue])), {
      requiredKeys: [],
    })
    fc.assert(
      fc.property(anySearch, (search) => {
        const found = parse(search)
        expect(Object.keys(found)).toEqual(keys)
        for (const value of Object.values(found)) expect(['string', 'undefined']).toContain(typeof value)
      }),
    )
  })

  it('can be put into an address again', () => {
    const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('a\ud83d', '\ude00'))
    fc.assert(
      fc.property(fc.record(Object.fromEntries(keys.map((key) => [key, anyText]))), (search) => {
        for (const value of Object.values(parse(search))) encodeURIComponent(String(value))
      }),
    )
  })
})

it('takes what a mail link and a referral cannot hold for nothing, or cuts it', () => {
  const parserAt = (path: string) => searches.find(({ address }) => address === path)?.parse
  expect(parserAt('/auth/confirm')?.({ token_hash: 123456, type: 'unheard of' })).toMatchObject({
    token_hash: '123456',
    type: undefined,
  })
  expect(parserAt('/register')?.({ ref: 'x'.repeat(1000) })).toEqual({ ref: 'x'.repeat(64) })
})

/** A link's values by parameter; each has to mean the same when damaged. */
const said: Record<string, string> = {
  accepted: 'first',
  asset: 'BTC',
  category: 'analysis',
  drawing: 'candles',
  email: 'ana@example.com',
  filter: 'king-tokens',
  order: 'desc',
  q: 'Order book',
  range: '7d',
  ref: 'CROWNDEMO7',
  sort: 'name',
  token_hash: 'pkce_0a1b',
  type: 'signup',
}

const auth = createActor(authMachine, { input: { code: null, problem: null } })
const { parseSearch } = createAppRouter({ auth }, createMemoryHistory()).options

describe.each(searches)('a damaged link to $address', ({ parse }) => {
  const keys = Object.keys(parse({}))

  it.each(keys)('means the same by %s', (key) => {
    const value = said[key]
    if (value === undefined) throw new Error(`Say above what a link says by ${key}`)
    const means = (query: string) => parse(parseSearch(query))[key]
    const written = encodeURIComponent(value)
    expect(means(`?${key}=${written}`)).toBe(value)
    for (const query of [
      `?${key.toUpperCase()}=${written}`,
      `?a=1&amp;${key}=${written}`,
      `?a=1&amp%3B${key}=${written}`,
      `?${key}=${written}&${key}=${written}`,
      `?${key}=&${key}=${written}`,
      `?${key}=${written}&${key}=another`,
      `?${key}=${written}?fbclid=IwAR2`,
      `??${key}=${written}`,
    ])
      expect(means(query), query).toBe(value)
  })

  // A search and an address are read later, by what they are.
  it.each(keys.filter((key) => !['q', 'email', 'ref'].includes(key)))(
    'reads %s without its wrapping',
    (key) => {
      const means = (value: string) => parse(parseSearch(`?${new URLSearchParams({ [key]: value })}`))[key]
      for (const [before, after] of ['()', '“”', '<>', ' \n', '\u200b\ufeff', ' .', ' …'])
        expect(means(`${before}${said[key]}${after}`), key).toBe(said[key])
    },
  )
})
