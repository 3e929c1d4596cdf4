import { describe, expect, it } from 'vitest'
import { searchTexts } from '@/data/content/search'
import { findEntries } from '@/data/search/findEntries'
import { searchEntries } from '@/data/search/searchEntries'

const visitor = searchEntries({ isSignedIn: false, isInAdmin: false })
const user = searchEntries({ isSignedIn: true, isInAdmin: false })

const firstOf = (text: string, entries: typeof visitor) => findEntries(text, entries)[0]?.entries[0]?.id
const all = (text: string) => findEntries(text, visitor).flatMap(({ entries }) => entries.map(({ id }) => id))

describe('the first result of the site’s entries', () => {
  it.each([
    // An exact symbol.
    ['btc', 'asset-BTC'],
    ['BTC', 'asset-BTC'],
    ['$btc', 'asset-BTC'],
    ['eth', 'asset-ETH'],
    ['sol', 'asset-SOL'],
    ['ada', 'asset-ADA'],
    ['kcc', 'asset-KCC'],
    ['btc/usdt', 'asset-BTC'],
    ['ETH/USDT', 'asset-ETH'],
    // A whole word, whatever its number; of products and pages before assets.
    ['card', '/features#cards'],
    ['card ', '/features#cards'],
    ['CARD', '/features#cards'],
    ['cards', '/features#cards'],
    ['king card', '/features#cards'],
    ['debit card', '/features#cards'],
    ['fee', '/fees'],
    ['fees', '/fees'],
    ['token', '/token'],
    ['tokens', '/token'],
    ['staking', '/features#staking'],
    ['stake', '/features#staking'],
    ['trade', '/market'],
    ['nfts', '/features#nft'],
    ['faq', '/support'],
    ['gdpr', '/privacy'],
    // A beginning.
    ['carda', 'asset-ADA'],
    ['ether', 'asset-ETH'],
    ['bitc', 'asset-BTC'],
    ['mark', '/market'],
    // As people ask.
    ['price of bitcoin', 'asset-BTC'],
    ['bitcoin price', 'asset-BTC'],
    ['how to stake', '/features#staking'],
    ['what is kcc', 'asset-KCC'],
    ['2fa', '/settings/security'],
    ['۲fa', '/settings/security'],
    ['king token', 'asset-KCC'],
    ['king tokens', 'asset-KCC'],
    ['the market', '/market'],
    ['to the market', '/market'],
    ['the token', '/token'],
    ['a card', '/features#cards'],
    ['how to trade', '/market'],
    ['the api', '/api'],
    ['the blog', '/blog'],
    ['price in usd', '/market'],
    ['kcc in usd', 'asset-KCC'],
    ['about us', '/about'],
    ['contact us', '/contact'],
    ['two-factor', '/settings/security'],
    ['bítcóin', 'asset-BTC'],
    ['ＢＴＣ', 'asset-BTC'],
  ])('for “%s” is %s', (text, id) => {
    expect(firstOf(text, visitor)).toBe(id)
  })

  it.each([
    ['card', '/cards'],
    ['staking', '/staking'],
    ['password', '/settings/security'],
    ['wallet', '/wallet'],
    ['deposit', '/wallet'],
    ['btc', 'asset-BTC'],
  ])('for a user for “%s” is %s', (text, id) => {
    expect(firstOf(text, user)).toBe(id)
  })
})

it('finds an asset whose name begins like a product behind it', () => {
  expect(all('card')).toContain('asset-ADA')
})

it('opens the asset of a symbol that is also a word of a page or of an action', () => {
  expect(all('kcc')).toContain('/token')
  expect(firstOf('kcc', visitor)).toBe('asset-KCC')
  const copy = { id: 'copy', group: 'actions', name: searchTexts.copy } as const
  const found = findEntries('link', [copy, ...visitor]).flatMap(({ entries }) => entries.map(({ id }) => id))
  expect(found.slice(0, 2)).toEqual(['asset-LINK', 'copy'])
})
