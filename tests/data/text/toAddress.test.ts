import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAddress } from '@/data/text/toAddress'

/** Every character that nobody sees. */
const ignorable = Array.from({ length: 0xe1000 }, (_, point) => point)
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point))
  .filter((character) => /\p{Default_Ignorable_Code_Point}/u.test(character))

const inserted = (text: string, place: number, part: string) =>
  text.slice(0, place) + part + text.slice(place)

/** Wide signs as East Asian keyboards type them. */
const widened = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))

describe('an address', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    ["o'hara+kx@mail.example.co.uk", "o'hara+kx@mail.example.co.uk"],
    ['Ada.Lovelace@EXAMPLE.com', 'Ada.Lovelace@example.com'],
    ['_ada-b.c@example', '_ada-b.c@example'],
    ['olga@BÜCHER.example', 'olga@xn--bcher-kva.example'],
    ['olga@xn--bcher-kva.example', 'olga@xn--bcher-kva.example'],
    ['yuki@例え。テスト', 'yuki@xn--r8jz45g.xn--zckzah'],
    ['"ada"@example.com', 'ada@example.com'],
    [' ada@[192.0.2.1] ', 'ada@[192.0.2.1]'],
  ])('%j is sent as %s', (typed, address) => {
    expect(toAddress(typed)).toBe(address)
  })

  it.each([
    '  ana@example.com\t',
    '\ufeffana@exam\u00adple.com\u200f',
    'MAILTO:ana@example.com?subject=Hello%20Ana&cc=bob@example.com',
    'mailto:ana%40example.com',
    'mailto:%E2%80%8Bana@example.com',
    'mailto:Ana%20%3Cana@example.com%3E',
    'ana%40example.com',
    '<mailto:ana@example.com>',
    '"Ito, Ana" <ana@example.com>',
    'Ana [mailto:ana@example.com]',
    '[ana@example.com](mailto:ana@example.com)',
    'Ana <ana@example.com>; ',
    'ana@example.com…',
    '«ana@example.com»',
    '• ana@example.com',
    'ana@example.com (Ana Ito)',
    'ana＠example．com',
    widened('ana@example.com'),
  ])('%j is ana@example.com', (typed) => {
    expect(toAddress(typed)).toBe('ana@example.com')
  })

  it.each([
    '',
    ' ',
    '\u200b',
    '@example.com',
    'ana @example.com',
    'a@b@c.com',
    'Ana <ana@example.com>, Bob <bob@example.com>',
    'ana@example..com',
    'ana@example.com:25',
    'ana@exa%6Dple.com',
    'ana@192.0.2.1',
    'ana@[not an address]',
    `ana@${'a'.repeat(64)}.com`,
    `ana@${'a.'.repeat(130)}com`,
    `${'a'.repeat(250)}@example.com`,
    `${'<@'.repeat(50_000)}`,
  ])('%j is none', (typed) => {
    expect(toAddress(typed)).toBe('')
  })

  const addresses = ['ana@example.com', "o'hara+kx@mail.example.co.uk", 'olga@bücher.example', 'аня@почта.рф']

  it('is the same with invisible characters anywhere, in wide signs, and decomposed', () => {
    const hidden = fc.array(fc.tuple(fc.nat(30), fc.constantFrom(...ignorable)), { maxLength: 4 })
    fc.assert(
      fc.property(fc.constantFrom(...addresses), hidden, (address, marks) => {
        const marked = marks.reduce((text, [place, mark]) => {
          // Between the halves of a pair there is no place.
          const at = /[\ud800-\udbff]/.test(text[place - 1] ?? '') ? 0 : place
          return inserted(text, at, mark)
        }, address)
        expect(toAddress(marked)).toBe(toAddress(address))
      }),
    )
    for (const address of addresses) {
      expect(toAddress(address)).not.toBe('')
      expect(toAddress(widened(address))).toBe(toAddress(address))
      expect(toAddress(address.normalize('NFD'))).toBe(toAddress(address))
    }
  })

  it('is the same when it is read again, and then is one that a mail server knows, or nothing', () => {
    const part = fc.string({ unit: fc.constantFrom(...' .,;:<>()[]"@@%-aéßü1?＠．\u200b') })
    fc.assert(
      fc.property(fc.oneof(part, fc.emailAddress(), fc.string({ unit: 'grapheme' })), (typed) => {
        const address = toAddress(typed)
        expect(toAddress(address)).toBe(address)
        expect(address).toMatch(/^$|^[^\s@]+@(?:[a-z\d-]+(?:\.[a-z\d-]+)*|\[[\da-f.:]+\])$/i)
      }),
    )
  })
})
