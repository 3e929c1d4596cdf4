import { describe, expect, it } from 'vitest'
import { sessionStart } from '@/data/session/sessionStart'

const tokenOf = (claims: object) =>
  `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`

describe('sessionStart', () => {
  it('is the first proof of identity, in ms', () => {
    const amr = [
      { method: 'totp', timestamp: 1_795_331_700 },
      { method: 'password', timestamp: 1_795_331_628 },
    ]
    expect(sessionStart(tokenOf({ amr, iat: 1_795_340_000 }))).toBe(1_795_331_628_000)
  })

  it.each([
    ['proofs without a time', tokenOf({ amr: [{ method: 'password' }] })],
    ['proofs of another shape', tokenOf({ amr: ['password'] })],
    ['nothing', tokenOf({})],
    ['no token', 'access-token'],
  ])('is not known from %s', (_, token) => {
    expect(sessionStart(token)).toBeNull()
  })
})
