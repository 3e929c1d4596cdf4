import { describe, expect, it } from 'vitest'
import { hashTo } from './support/mailbox'
import { needing } from './support/target'
import {
  claimsOf,
  getUser,
  newUnconfirmed,
  newUser,
  refresh,
  someUser,
  tokensIn,
  verify,
} from './support/users'
import { aUuid, auth, data, outcomeOf } from './support/wire'

const timestamp = expect.any(Number)

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

describe('access tokens', () => {
  it('of a password claim this, and run as long as the answer says', needing('account'), async () => {
    const { id, email, token, refreshToken } = await newUser()
    expect(claimsOf(token)).toMatchObject({
      sub: id,
      exp: timestamp,
      email,
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp }],
      session_id: aUuid,
    })
    const { body } = await refresh(refreshToken)
    const { exp, iat } = claimsOf(body.access_token)
    expect([Number(exp) - Number(iat), body.expires_at]).toEqual([body.expires_in, exp])
  })

  it('of a link claim it as the method', needing('mail'), async () => {
    const { email } = await newUnconfirmed()
    const { token } = tokensIn(await verify(await hashTo(email, 'signup'), 'signup'))
    expect(claimsOf(token).amr).toEqual([{ method: 'otp', timestamp }])
  })

  it('are asked for', async () => {
    // A gateway before the server gives such a request a token of the key's role, which is no user's.
    expect(['401 no_authorization', '403 bad_jwt']).toContain(outcomeOf(await auth('/user')))
  })

  it('without a signature, or with another one, are refused', needing('account'), async () => {
    const { token } = await someUser()
    const unsigned = `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claimsOf(token))}.`
    const forged = `${token.slice(0, token.lastIndexOf('.'))}.${'A'.repeat(43)}`
    for (const wrong of ['!.x.y', forged, unsigned]) {
      expect(outcomeOf(await getUser(wrong)), wrong).toBe('403 bad_jwt')
      expect((await data('/wallets?select=id', { token: wrong })).status, wrong).toBe(401)
    }
  })

  it('of a user open nothing of the administrator’s', needing('account'), async () => {
    const { token } = await someUser()
    expect([403, 404]).toContain((await auth('/admin/users', { token })).status)
  })
})
