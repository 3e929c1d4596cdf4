import { describe, expect, it } from 'vitest'
import { sessionStart } from '@/data/rules/sessionStart'

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

  it('is the time in the id of the session where no proof has one', () => {
    const session_id = '01a2021a-9f1b-77a9-bbdb-dcdc6eaa714d'
    expect(sessionStart(tokenOf({ session_id, iat: 1_795_340_000 }))).toBe(1_795_331_628_827)
    expect(sessionStart(tokenOf({ session_id, amr: [{ method: 'password' }] }))).toBe(1_795_331_628_827)
  })

  it.each([
    ['a random id', tokenOf({ session_id: '3f2b8a44-9f1b-47a9-bbdb-dcdc6eaa714d', iat: 1_795_340_000 })],
    ['proofs of another shape', tokenOf({ amr: ['password'] })],
    ['nothing', tokenOf({})],
    ['no token', 'access-token'],
  ])('is not known from %s', (_, token) => {
    expect(sessionStart(token)).toBeNull()
  })
})
