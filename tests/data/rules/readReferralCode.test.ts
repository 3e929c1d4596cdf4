import { expect, it } from 'vitest'
import { readReferralCode } from '@/data/rules/readReferralCode'

it.each([
  ['CROWNDEMO7', 'CROWNDEMO7'],
  [' crowndemo7 ', 'CROWNDEMO7'],
  ['ABCDEF', 'ABCDEF'],
  ['X'.repeat(32), 'X'.repeat(32)],
  ['ABCDE', null],
  ['X'.repeat(33), null],
  ['CROWN DEMO', null],
  ['CROWN-DEMO', null],
  ['<b>CROWN', null],
  ['КРОНА77', null],
  ['', null],
  [null, null],
  [undefined, null],
])('reads %j as the code %j', (text, code) => {
  expect(readReferralCode(text)).toBe(code)
})
