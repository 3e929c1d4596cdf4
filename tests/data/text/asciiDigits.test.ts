import { expect, it } from 'vitest'
import { asciiDigits } from '@/data/text/asciiDigits'

/** Every decimal digit of Unicode, in order. */
const digits = Array.from({ length: 0x110000 }, (_, point) => point)
  .filter((point) => point < 0xd800 || point > 0xdfff)
  .map((point) => String.fromCodePoint(point))
  .filter((character) => /\p{Nd}/u.test(character))

it('reads the ten digits of every script as 0 to 9', () => {
  expect(digits.length).toBeGreaterThan(600)
  expect(asciiDigits(digits.join(''))).toBe('0123456789'.repeat(digits.length / 10))
})

it.each(Intl.supportedValuesOf('numberingSystem'))(
  'reads a number as the numbering system %s writes it',
  (system) => {
    const written = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(1_234_567_890)
    // Not every system is one of decimal digits: Roman numerals, Chinese ideographs.
    if (/^\p{Nd}+$/u.test(written)) expect(asciiDigits(written)).toBe('1234567890')
  },
)

it('leaves everything else as it is', () => {
  const others = 'CROWN-DEMO ①²Ⅷ½一 \u200f\u0301'
  expect(asciiDigits(others)).toBe(others)
})
