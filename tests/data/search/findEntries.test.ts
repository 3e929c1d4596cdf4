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
  it.each<[string, string[]]>([
    // A symbol first, whatever the case, the accents and the width.
    ['btc', ['Bitcoin']],
    ['$ＢＴＣ', ['Bitcoin']],
    ['  Bítcoin ', ['Bitcoin']],
    ['CAFE', ['Café prices, and other markets']],
    // The beginning of a name before a later word, a part and the sentence.
    ['market', ['Market', 'NFT Marketplace', 'About', 'Market Coin', 'Café prices, and other markets']],
    ['place', ['NFT Marketplace']],
    // Every typed word, in any order; small ones only where they are all that is typed.
    ['fees trading', ['Fees']],
    ['fees bitcoin', []],
    ['what is in the café', ['Café prices, and other markets']],
    ['and the', ['Café prices, and other markets', 'About']],
    ['where is the', []],
    // What belongs to a word only with this word.
    ['users', []],
    ['admin users', ['Users']],
    ['adm', ['Users']],
    // Nothing without a letter or a digit.
    ['', []],
    [' –/? ', []],
  ])('finds by “%s” %j', (text, names) => {
    expect(namesOf(text)).toEqual(names)
  })

  it('puts the kind with the best result first', () => {
    for (const [text, group] of [
      ['mkt', 'assets'],
      ['prices market', 'articles'],
    ] as const)
      expect(findEntries(text, entries).map((found) => found.group)).toEqual([group])
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
