import { expect, it } from 'vitest'
import { totp } from './totp'

// The vectors of RFC 6238, appendix B, whose eight digits end with these six. The secret is "12345678901234567890".
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds an authenticator shows %s', (seconds, code) => {
  expect(totp('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', seconds * 1000)).toBe(code)
})
