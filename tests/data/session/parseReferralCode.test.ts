import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseReferralCode } from '@/data/session/parseReferralCode'

it.each([
  ['CROWNDEMO7', 'CROWNDEMO7'],
  [' crowndemo7 ', 'CROWNDEMO7'],
  ['ABCDEF', 'ABCDEF'],
  ['ABCDE', null],
  ['X'.repeat(33), null],
  ['“CROWNDEMO7”…', 'CROWNDEMO7'],
  ['CROW NDEM O7', 'CROWNDEMO7'],
  ['ＣＲＯＷＮＤＥＭＯ７', 'CROWNDEMO7'],
  ['CROWNDEMO۷', 'CROWNDEMO7'],
  ['CROWNDEMO7?fbclid=IwAR2xyz', 'CROWNDEMO7'],
  ['CROWNDEMO7,ABCDEF2345', 'CROWNDEMO7'],
  ['https://king.example/register?ref=CROWNDEMO7', 'CROWNDEMO7'],
  ['a mistake', null],
  ['CRÖWNDEMO7', null],
  ['…', null],
  [undefined, null],
])('reads %j as the code %j', (text, code) => {
  expect(parseReferralCode(text)).toBe(code)
})

it('reads every code that the database makes, whatever stands around and between its letters', () => {
  const code = fc.stringMatching(/^[2-9A-HJ-NP-Z]{10}$/)
  const sign = fc.constantFrom(...'.)(-–_"\'»«*~!:…>[]{}\u00a0\u200b\u00ad\u202e')
  const signs = fc.string({ unit: sign, maxLength: 3 })
  fc.assert(
    fc.property(
      code,
      fc.array(signs, { minLength: 12, maxLength: 12 }),
      (code, [before = '', ...between]) => {
        const spaced = between.map((text, place) => (code[place] ?? '') + text).join('')
        // Words are read as prose, unless they have a digit.
        fc.pre(!/\s/.test(spaced))
        expect(parseReferralCode(before + spaced)).toBe(code)
        expect(parseReferralCode(`${before}${code.toLowerCase()}${between.join('')}`)).toBe(code)
      },
    ),
  )
})
