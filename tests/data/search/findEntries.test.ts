import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Findable, findEntries, groupEntries } from '@/data/search/findEntries'

const entries: Findable[] = [
  { group: 'pages', name: 'Market' },
  { group: 'pages', name: 'NFT Marketplace', about: 'Buy and sell what exists once.' },
  { group: 'pages', name: 'Fees', otherNames: 'Trading fees' },
  { group: 'pages', name: 'About', about: 'Who is behind the market and the token.' },
  { group: 'assets', name: 'Bitcoin', symbol: 'BTC' },
  { group: 'assets', name: 'Arbitrum', symbol: 'ARB' },
  { group: 'assets', name: 'Market Coin', symbol: 'MKT' },
  { group: 'articles', name: 'Café prices, and other markets' },
  { group: 'admin', name: 'Users', otherNames: 'admin', onlyWith: 'admin' },
]

const namesOf = (text: string) =>
  findEntries(text, entries).flatMap(({ entries: found }) => found.map(({ name }) => name))

describe('findEntries', () => {
  it('finds a symbol first', () => {
    expect(namesOf('btc')).toEqual(['Bitcoin'])
    expect(namesOf('arb')).toEqual(['Arbitrum'])
  })

  it('puts the beginning of a name before a later word, a part and the sentence', () => {
    expect(namesOf('market')).toEqual([
      'Market',
      'NFT Marketplace',
      'About',
      'Market Coin',
      'Café prices, and other markets',
    ])
    expect(namesOf('place')).toEqual(['NFT Marketplace'])
  })

  it('puts the kind with the best result first', () => {
    expect(findEntries('bit', entries).map(({ group }) => group)).toEqual(['assets'])
    expect(findEntries('mkt', entries).map(({ group }) => group)).toEqual(['assets'])
    expect(findEntries('prices market', entries).map(({ group }) => group)).toEqual(['articles'])
  })

  it('knows neither case, accents nor width', () => {
    expect(namesOf('ＢＴＣ')).toEqual(['Bitcoin'])
    expect(namesOf('$btc')).toEqual(['Bitcoin'])
    expect(namesOf('CAFE')).toEqual(['Café prices, and other markets'])
    expect(namesOf('  Bítcoin ')).toEqual(['Bitcoin'])
  })

  it('needs every typed word, in any order', () => {
    expect(namesOf('fees trading')).toEqual(['Fees'])
    expect(namesOf('fees bitcoin')).toEqual([])
  })

  it.each([
    ['the market', 'market'],
    ['to the market', 'market'],
    ['market and', 'market'],
    ['what is in the café', 'café'],
  ])('reads “%s” as “%s”', (text, meant) => {
    expect(namesOf(text)).not.toEqual([])
    expect(namesOf(text)).toEqual(namesOf(meant))
  })

  it('searches for small words where they are all that is typed', () => {
    expect(namesOf('and the')).toEqual(['Café prices, and other markets', 'About'])
    expect(namesOf('where is the')).toEqual([])
  })

  it('finds what belongs to a word only with this word', () => {
    expect(namesOf('users')).toEqual([])
    expect(namesOf('admin users')).toEqual(['Users'])
    expect(namesOf('adm')).toEqual(['Users'])
  })

  it('finds nothing without a letter or a digit', () => {
    expect(namesOf('')).toEqual([])
    expect(namesOf(' –/? ')).toEqual([])
  })

  it('shows seven of a kind at most', () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ group: 'pages', name: `Page ${index}` }))
    expect(findEntries('page', many)[0]?.entries).toEqual(many.slice(0, 7))
  })

  it('finds every entry by its whole name, whatever is typed around it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...entries.filter(({ onlyWith }) => !onlyWith)), (entry) => {
        expect(namesOf(` ${entry.name.toUpperCase()} `)).toContain(entry.name)
      }),
    )
  })

  it('never fails, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => Array.isArray(findEntries(text, entries))),
    )
  })
})

it('groups entries in the order in which their kinds first occur', () => {
  expect(groupEntries(entries).map(({ group }) => group)).toEqual(['pages', 'assets', 'articles', 'admin'])
})
