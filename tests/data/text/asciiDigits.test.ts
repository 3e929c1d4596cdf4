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

it('leaves everything else as it is', () => {
  const others = 'CROWN-DEMO ①²Ⅷ½一 \u200f\u0301'
  expect(asciiDigits(others)).toBe(others)
})
