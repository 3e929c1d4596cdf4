import { describe, expect, it } from 'vitest'
import { blogPosts, findPosts } from '@/data/content/blog'
import { searchTexts } from '@/data/content/search'
import { marketAssets } from '@/data/market/marketAssets'
import { parseMarketSearch } from '@/data/market/marketView'
import { findEntries } from '@/data/search/findEntries'
import { elsewhereEntries, searchEntries } from '@/data/search/searchEntries'
import { parseBlogView } from '@/data/site/blogView'
import { listPages } from '@/start/prerender'
import { howTo } from '../../howTo'

const visitor = { isSignedIn: false, isInAdmin: false }
const user = { isSignedIn: true, isInAdmin: false }

/** Pages that the search offers as actions, or that only a mail leads to. */
const notEntries = ['/login', '/register', '/forgot-password', '/reset-password', '/auth/confirm']

const found = (text: string, searcher = visitor) =>
  findEntries(text, searchEntries(searcher)).flatMap(({ entries }) => entries)

describe('searchEntries', () => {
  it('has every page of the route table once', () => {
    const paths = listPages().map(({ path }) => path)
    const addresses = searchEntries(visitor)
      .filter(({ group }) => group !== 'assets' && group !== 'articles')
      .flatMap(({ address }) => (address?.hash ? [] : [String(address?.to)]))
    const expected = paths.filter((path) => !notEntries.includes(path))
    const missing = expected.filter((path) => !addresses.includes(path))
    expect(
      missing,
      'Add a public page to src/data/site/navigation.ts, one of the account to src/data/account/accountNavigation.ts, of the admin area to adminNavigation.ts beside it; name a form in notEntries of this test',
    ).toEqual([])
    expect(addresses.toSorted(), howTo('A page')).toEqual(expected.toSorted())
  })

  it('finds every page and every asset by its name', () => {
    for (const entry of searchEntries(user).filter(({ onlyWith }) => !onlyWith)) {
      expect(found(entry.name, user), entry.name).toContainEqual(entry)
    }
  })

  it('has no two entries with the same id, for anybody', () => {
    for (const isSignedIn of [true, false])
      for (const isInAdmin of [true, false]) {
        const ids = searchEntries({ isSignedIn, isInAdmin }).map(({ id }) => id)
        expect(ids).toEqual([...new Set(ids)])
      }
  })

  it('leads to the own view of each asset', () => {
    const assets = searchEntries(visitor).filter(({ group }) => group === 'assets')
    const symbols = assets.map(({ address }) => parseMarketSearch({ ...(address?.search as object) }).asset)
    expect(symbols).toEqual(marketAssets.map(({ symbol }) => symbol))
  })

  it('leads to a blog page with just that article', () => {
    const articles = searchEntries(visitor).filter(({ group }) => group === 'articles')
    const results = articles.map(({ address }) =>
      findPosts(parseBlogView({ ...(address?.search as object) })),
    )
    expect(results).toEqual(blogPosts.map((post) => [post]))
  })

  it('puts the account first for a user, and behind the public pages for a visitor', () => {
    expect(found('staking', user)[0]).toMatchObject({ group: 'account', address: { to: '/staking' } })
    expect(found('staking')[0]).toMatchObject({ group: 'pages' })
    expect(found('wallet')[0]).toMatchObject({ group: 'accountAfterLogin' })
  })

  it('finds admin pages in the admin area, elsewhere only with the word', () => {
    const areAdmin = (text: string, isInAdmin: boolean) =>
      found(text, { isSignedIn: false, isInAdmin }).some(({ group }) => group === 'admin')
    expect(areAdmin('backups', false)).toBe(false)
    expect(areAdmin('admin backups', false)).toBe(true)
    expect(areAdmin('backups', true)).toBe(true)
  })

  it.each([
    ['a visitor', visitor, 'pages', '/'],
    ['a user', user, 'account', '/dashboard'],
    ['an admin', { isSignedIn: true, isInAdmin: true }, 'admin', '/admin'],
  ] as const)('suggests the pages of one area to %s', (_, searcher, group, first) => {
    const suggested = searchEntries(searcher).filter(({ isSuggested }) => isSuggested)
    expect([...new Set(suggested.map((entry) => entry.group))]).toEqual([group])
    expect(suggested[0]?.address?.to).toBe(first)
  })
})

it('offers to look elsewhere with the typed text', () => {
  expect(elsewhereEntries(' xyz ').map(({ name, address }) => [name, address])).toEqual([
    ['Search the market for “xyz”', { to: '/market', search: { q: 'xyz' } }],
    ['Search the blog for “xyz”', { to: '/blog', search: { q: 'xyz' } }],
    ['Contact support', { to: '/contact' }],
  ])
})

describe('the first result of the site’s entries', () => {
  it.each([
    // An exact symbol.
    ['btc', 'asset-BTC'],
    ['kcc', 'asset-KCC'],
    ['ETH/USDT', 'asset-ETH'],
    // A whole word, whatever its number; of products and pages before assets.
    ['card', '/features#cards'],
    ['stake', '/features#staking'],
    ['gdpr', '/privacy'],
    // A beginning.
    ['carda', 'asset-ADA'],
    // As people ask.
    ['price of bitcoin', 'asset-BTC'],
    ['how to stake', '/features#staking'],
    ['۲fa', '/settings/security'],
    ['to the market', '/market'],
    ['bítcóin', 'asset-BTC'],
  ])('for “%s” is %s', (text, id) => {
    expect(found(text)[0]?.id).toBe(id)
  })

  it.each([
    ['card', '/cards'],
    ['password', '/settings/security'],
    ['deposit', '/wallet'],
  ])('for a user for “%s” is %s', (text, id) => {
    expect(found(text, user)[0]?.id).toBe(id)
  })
})

it('finds an asset whose name begins like a product behind it', () => {
  expect(found('card').map(({ id }) => id)).toContain('asset-ADA')
})

it('opens the asset of a symbol that is also a word of a page or of an action', () => {
  const copy = { id: 'copy', group: 'actions', name: searchTexts.copy } as const
  const found = findEntries('link', [copy, ...searchEntries(visitor)]).flatMap(({ entries }) =>
    entries.map(({ id }) => id),
  )
  expect(found.slice(0, 2)).toEqual(['asset-LINK', 'copy'])
})
