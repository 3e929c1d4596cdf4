import { expect, it } from 'vitest'
import { fitsTimeCode, timeCode } from '../src/timeCodes.ts'

// The examples of RFC 6238, appendix B, in six digits; their secret is the text 12345678901234567890 in Base32.
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

it.each([
  [59, '287082'],
  [1234567890, '005924'],
  [20000000000, '353130'],
])('a code is the one of RFC 6238 at second %s', (seconds, code) => {
  expect(timeCode(secret, seconds * 1000)).toBe(code)
})

it('a code fits in its own step, the one before and the one after, and in no other', () => {
  const now = 3_000_000
  const fitting = [-2, -1, 0, 1, 2].filter((step) =>
    fitsTimeCode(secret, timeCode(secret, now), now + step * 30_000),
  )
  expect(fitting).toEqual([-1, 0, 1])
})
