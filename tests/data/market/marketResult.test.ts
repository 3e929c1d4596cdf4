import { describe, expect, it } from 'vitest'
import type { MarketAsset } from '@/data/market/marketAssets'
import {
  describeResult,
  followsPrices,
  isSameOrder,
  selectAssets,
  sortingIn,
} from '@/data/market/marketResult'
import { type MarketView, parseMarketView } from '@/data/market/marketView'

const asset = (symbol: string, changes: Partial<MarketAsset> = {}): MarketAsset => ({
  symbol,
  name: `${symbol} Coin`,
  price: 1,
  change24h: 0,
  volatility: 1,
  volume: 1,
  marketCap: 1,
  featured: false,
  ...changes,
})

const shown = (assets: MarketAsset[], view: MarketView = {}) =>
  selectAssets(assets, view).map(({ symbol }) => symbol)

describe('the search', () => {
  const assets = [asset('AAA', { name: 'Bitcoin' }), asset('BBB', { name: 'Zeta' }), asset('ÉTÉ')]

  it.each([
    ['bitcoin', ['AAA']],
    ['BITC', ['AAA']],
    ['bbb', ['BBB']],
    ['été', ['ÉTÉ']],
    ['  aaa ', ['AAA']],
    ['   ', ['AAA', 'BBB', 'ÉTÉ']],
    ['ＢＢＢ', ['BBB']],
    ['aaa zeta', []],
  ])(
    'for «%s» finds %j by a part of the name or the symbol, whatever the case and the width',
    (q, symbols) => {
      expect(shown(assets, { q })).toEqual(symbols)
    },
  )

  it.each(['.*', '(q+)+$', '__proto__', '<script>alert(1)</script>', 'x'.repeat(100)])(
    'takes «%s» for text and finds nothing',
    (q) => {
      expect(shown(assets, { q })).toEqual([])
    },
  )
})

describe('the filters', () => {
  const assets = [
    asset('UP', { change24h: 0.01 }),
    asset('EVEN', { change24h: 0 }),
    asset('DOWN', { change24h: -0.01 }),
    asset('MINUS', { change24h: -0 }),
    asset('RISEN', { change24h: 0.0049 }),
    asset('FALLEN', { change24h: -0.0049 }),
    asset('OURS', { featured: true, change24h: 3 }),
  ]

  it.each([
    [undefined, ['OURS', 'UP', 'EVEN', 'DOWN', 'MINUS', 'RISEN', 'FALLEN']],
    ['gainers' as const, ['UP', 'OURS']],
    ['losers' as const, ['DOWN']],
    ['king-tokens' as const, ['OURS']],
  ])('%s leaves %j; a change that reads 0.00% is neither a gain nor a loss', (filter, symbols) => {
    expect(shown(assets, { filter })).toEqual(symbols)
  })

  it('narrows a search further', () => {
    expect(shown(assets, { q: 'u', filter: 'gainers' })).toEqual(['UP', 'OURS'])
    expect(shown(assets, { q: 'down', filter: 'gainers' })).toEqual([])
  })
})

describe('the order', () => {
  const assets = [
    asset('ONE', { name: 'beta', price: 2, change24h: -1, volume: 30, marketCap: 5 }),
    asset('TWO', { name: 'Alpha', price: 10, change24h: 4, volume: 20, marketCap: 9 }),
    asset('THREE', { name: 'gamma', price: 1, change24h: 0, volume: 10, marketCap: 7 }),
  ]

  it.each<[MarketView, string[]]>([
    [{}, ['TWO', 'THREE', 'ONE']],
    [{ order: 'asc' }, ['ONE', 'THREE', 'TWO']],
    [{ sort: 'name' }, ['TWO', 'ONE', 'THREE']],
    [{ sort: 'price', order: 'asc' }, ['THREE', 'ONE', 'TWO']],
    [{ sort: 'change' }, ['TWO', 'THREE', 'ONE']],
    [{ sort: 'volume', order: 'asc' }, ['THREE', 'TWO', 'ONE']],
    [{ sort: 'market-cap', order: 'asc' }, ['ONE', 'THREE', 'TWO']],
  ])('of %j is %j', (view, symbols) => {
    expect(shown(assets, view)).toEqual(symbols)
  })

  it.each<[MarketView, string[]]>([
    [{}, ['LAST', 'OURS', 'FIRST', 'OTHER']],
    [{ q: '  ', sort: 'market-cap', order: 'desc' }, ['LAST', 'OURS', 'FIRST', 'OTHER']],
    [{ order: 'asc' }, ['OURS', 'OTHER', 'LAST', 'FIRST']],
    [{ sort: 'name' }, ['FIRST', 'LAST', 'OTHER', 'OURS']],
    [{ q: 'coin' }, ['FIRST', 'LAST', 'OTHER', 'OURS']],
    [{ filter: 'gainers' }, ['FIRST', 'LAST', 'OTHER', 'OURS']],
  ])('of %j has the King Tokens first only if nothing was chosen', (view, symbols) => {
    const mixed = [
      asset('OURS', { featured: true, marketCap: 1, change24h: 1 }),
      asset('FIRST', { marketCap: 9, change24h: 1 }),
      asset('LAST', { featured: true, marketCap: 7, change24h: 1 }),
      asset('OTHER', { marketCap: 3, change24h: 1 }),
    ]
    expect(shown(mixed, view)).toEqual(symbols)
  })

  it('keeps the order of equal rows, in both directions, and does not change its source', () => {
    const equals = ['A', 'B', 'C', 'D'].map((symbol) => asset(symbol))
    const before = structuredClone(equals)
    expect(shown(equals, { sort: 'price', order: 'asc' })).toEqual(['A', 'B', 'C', 'D'])
    expect(shown(equals, { sort: 'price', order: 'desc' })).toEqual(['A', 'B', 'C', 'D'])
    expect(equals).toEqual(before)
  })

  it('is the same only when every row stays where it is', () => {
    const [a, b, c] = [asset('A'), asset('B'), asset('C')]
    expect(isSameOrder([a, b, c], [a, b, c])).toBe(true)
    expect(isSameOrder([a, b, c], [a, c, b])).toBe(false)
    expect(isSameOrder([a, b], [a, b, c])).toBe(false)
    expect(isSameOrder([a, b, c], [a, b])).toBe(false)
  })
})

describe('other prices', () => {
  const listed = Array.from({ length: 24 }, (_, place) =>
    asset(`ASSET${place}`, {
      price: 100 + place,
      change24h: place / 4 - 3,
      volume: (place * 7) % 24,
      marketCap: (place * 11) % 24,
      featured: place % 9 === 4,
    }),
  )
  const later = new Map(
    listed.map(({ symbol, price, change24h }) => [symbol, { price: 300 - price, change24h: -change24h }]),
  )

  const views = [undefined, 'king-tokens', 'gainers', 'losers'].flatMap((filter) =>
    ['name', 'price', 'change', 'volume', 'market-cap'].map((sort) => parseMarketView({ filter, sort })),
  )
  const isUnchanged = (view: MarketView) =>
    isSameOrder(
      selectAssets(listed, view, { quoteOf: ({ symbol }) => later.get(symbol) }),
      selectAssets(listed, view),
    )

  it.each(views.filter((view) => !followsPrices(view)))('leave the rows of %j as they were', (view) => {
    expect(isUnchanged(view)).toBe(true)
  })

  it.each<MarketView>([{ sort: 'price' }, { sort: 'change' }, { filter: 'gainers' }, { filter: 'losers' }])(
    'change the rows of %j, which follows prices',
    (view) => {
      expect(followsPrices(view)).toBe(true)
      expect(isUnchanged(view)).toBe(false)
    },
  )
})

describe('the description of the result', () => {
  it.each<[MarketView, number, string]>([
    [{}, 24, '24 assets shown'],
    [{ filter: 'gainers' }, 12, '12 of 24 assets shown: Gainers'],
    [{ q: 'bit' }, 1, '1 of 24 assets shown: matching “bit”'],
    [{ q: 'bit', filter: 'king-tokens' }, 0, '0 of 24 assets shown: King Tokens, matching “bit”'],
    [{ q: '  ', sort: 'price' }, 24, '24 assets shown'],
  ])('%j is said as it is', (view, count, words) => {
    expect(describeResult(view, count, 24)).toBe(words)
  })
})

it.each<[MarketView, string]>([
  [{}, 'Sorted: Market cap, King Tokens first'],
  [{ q: 'bit' }, 'Sorted: Market cap, high to low'],
  [{ filter: 'gainers', order: 'asc' }, 'Sorted: Market cap, low to high'],
  [{ sort: 'name' }, 'Sorted: Asset, A to Z'],
])('the order of %j is said as it is', (view, words) => {
  expect(sortingIn(view).tell(view).words).toBe(words)
})
