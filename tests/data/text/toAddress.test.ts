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
    ['1@2.io', '1@2.io'],
    ['_ada-b.c@example', '_ada-b.c@example'],
    ['olga@bücher.example', 'olga@xn--bcher-kva.example'],
    ['olga@BÜCHER.example', 'olga@xn--bcher-kva.example'],
    ['olga@bu\u0308cher.example', 'olga@xn--bcher-kva.example'],
    ['olga@xn--bcher-kva.example', 'olga@xn--bcher-kva.example'],
    ['аня@почта.рф', 'аня@xn--80a1acny.xn--p1ai'],
    ['ali@مثال.إختبار', 'ali@xn--mgbh0fb.xn--kgbechtv'],
    ['yuki@例え。テスト', 'yuki@xn--r8jz45g.xn--zckzah'],
    ['"ada"@example.com', 'ada@example.com'],
    ['ada@[192.0.2.1]', 'ada@[192.0.2.1]'],
    [' ada@[192.0.2.1] ', 'ada@[192.0.2.1]'],
  ])('%j is sent as %s', (typed, address) => {
    expect(toAddress(typed)).toBe(address)
  })

  it.each([
    '  ana@example.com\t',
    '\u00a0ana@example.com\u3000',
    '\u200bana@example.com',
    '\u202aana@example.com\u202c',
    '\ufeffana@exam\u00adple.com\u200f',
    'mailto:ana@example.com',
    'MAILTO:ana@example.com?subject=Hello%20Ana&cc=bob@example.com',
    '\u200bmailto:ana@example.com',
    'mailto://ana@example.com',
    'mailto:ana%40example.com',
    'mailto:%E2%80%8Bana@example.com',
    'mailto:Ana%20%3Cana@example.com%3E',
    'ana%40example.com',
    '<ana@example.com>',
    '<mailto:ana@example.com>',
    'Ana Ito <ana@example.com>',
    '"Ito, Ana" <ana@example.com>',
    'ana@example.com <ana@example.com>',
    'ana@example.com<mailto:ana@example.com>',
    'Ana [mailto:ana@example.com]',
    '[ana@example.com](mailto:ana@example.com)',
    'Ana <ana@example.com>,',
    'Ana <ana@example.com>; ',
    'ana@example.com,',
    'ana@example.com;',
    'ana@example.com.',
    'ana@example.com. ',
    'ana@example.com。',
    'ana@example.com،',
    'ana@example.com…',
    'ana@example.com\n',
    '"ana@example.com"',
    "'ana@example.com'",
    '“ana@example.com”',
    '„ana@example.com“',
    '«ana@example.com»',
    '‘ana@example.com’,',
    '(ana@example.com)',
    '[ana@example.com]',
    '• ana@example.com',
    'ana@example.com (Ana Ito)',
    'ana＠example．com',
    'ana﹫example。com',
    widened('ana@example.com'),
  ])('%j is ana@example.com', (typed) => {
    expect(toAddress(typed)).toBe('ana@example.com')
  })

  it.each([
    '',
    ' ',
    '\u200b',
    'ana',
    'ana@',
    '@example.com',
    '@',
    '<>',
    'mailto:',
    'mailto:?subject=Hello',
    'ana @example.com',
    'ana@exa mple.com',
    'a@b@c.com',
    '@ana@example.com',
    'ana@example.com, bob@example.com',
    'Ana <ana@example.com>, Bob <bob@example.com>',
    'ana@example..com',
    'ana@-example.com',
    'ana@example-.com',
    'ana@exa_mple.com',
    'ana@example.com/path',
    'ana@https://example.com',
    'ana@example.com:25',
    'ana@exa%6Dple.com',
    'ana@1',
    'ana@192.0.2.1',
    'ana@0x7f.1',
    'ana@example.123',
    'ana@[not an address]',
    'ana@xn--\u0661',
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

  it('is taken as it is where it needs no mending', () => {
    // Nobody has an address that begins with a quote or a bracket.
    const address = fc.emailAddress().filter((email) => !/^['{}]/.test(email))
    fc.assert(
      fc.property(address, (email) => {
        expect(toAddress(email).toLowerCase()).toBe(email.toLowerCase())
      }),
    )
  })
})
