import { describe, expect, it } from 'vitest'
import type { Findable } from '@/data/search/findEntries'
import { highlightWords, hintOf } from '@/data/search/highlightWords'
import { meantWords } from '@/data/text/searchWords'

const highlighted = (text: string, search: string) =>
  highlightWords(text, meantWords(search))
    .map(({ text: part, isHit }) => (isHit ? `[${part}]` : part))
    .join('')

describe('highlightWords', () => {
  it.each([
    ['King Cards', 'card', 'King [Cards]'],
    ['Our trading fees, in one table', 'FEE', 'Our trading [fees], in one table'],
    ['Café prices', 'cafe', '[Café] prices'],
    ['Price of the day', 'price of', '[Price] of the day'],
    ['Who we are', 'who', '[Who] we are'],
    ['Bitcoin', 'coin', 'Bitcoin'],
    ['Bitcoin', '', 'Bitcoin'],
  ])('in “%s” for “%s” gives “%s”', (text, search, expected) => {
    expect(highlighted(text, search)).toBe(expected)
  })

  it('keeps the whole text', () => {
    const text = '  “Two-factor” – 2FA, in 1 day. '
    expect(
      highlightWords(text, ['two'])
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})

describe('hintOf', () => {
  const fees: Findable = {
    group: 'pages',
    name: 'Fees',
    otherNames: 'Price list',
    keywords: 'commission',
    about: 'Every fee on the exchange in one table: maker, taker, withdrawal and card.',
  }
  it.each([
    ['fees', undefined],
    ['fee', undefined],
    ['price', 'Price list'],
    ['commission', undefined],
    ['every', fees.about],
    ['card', '…table: maker, taker, withdrawal and card.'],
    ['fees card', '…table: maker, taker, withdrawal and card.'],
  ])('says why “%s” is found where the name does not', (search, hint) => {
    expect(hintOf(fees, meantWords(search))).toBe(hint)
  })
})
