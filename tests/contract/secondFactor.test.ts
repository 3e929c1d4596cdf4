import { describe, expect, it } from 'vitest'
import {
  answer,
  challenge,
  enrol,
  giveCode,
  newFactor,
  newUserWithFactor,
  timeCode,
  wrongCode,
} from './support/factors'
import { needing } from './support/target'
import {
  claimsOf,
  getUser,
  newUser,
  onAnotherDevice,
  otherPassword,
  putUser,
  quoted,
  refresh,
  signIn,
  sql,
  tokensIn,
} from './support/users'
import { aTime, aUuid, auth, data, expectRefusal, outcomeOf } from './support/wire'

const unenrol = (token: string, factorId: string) => auth(`/factors/${factorId}`, { method: 'DELETE', token })

/** A factor as its user reads it. */
const listed = (id: string, status: string) =>
  expect.objectContaining({ id, status, friendly_name: 'phone', factor_type: 'totp', created_at: aTime })

describe('second factor, enrolment', () => {
  it('is answered with a secret and its address for an app', needing('account'), async () => {
    const { email, token } = await newUser()
    const { status, body } = await enrol(token)
    const secret = expect.stringMatching(/^[A-Z2-7]{32}$/)
    expect([status, body]).toMatchObject([200, { id: aUuid, friendly_name: 'phone', totp: { secret } }])
    const { protocol, host, pathname, searchParams } = new URL(body.totp.uri)
    const { issuer, ...parameters } = Object.fromEntries(searchParams)
    expect([protocol, host, decodeURIComponent(pathname)]).toEqual([
      'otpauth:',
      'totp',
      `/${issuer}:${email}`,
    ])
    expect(parameters).toEqual({ algorithm: 'SHA1', digits: '6', period: '30', secret: body.totp.secret })
    const words = 'A factor with the friendly name "phone" for this user already exists'
    expectRefusal(await enrol(token), 422, 'mfa_factor_name_conflict', words)
  })

  it('that was not verified is listed, and changes nothing at a sign-in', needing('account'), async () => {
    const user = await newUser()
    const { id } = await newFactor(user.token)
    expect((await getUser(user.token)).body.factors).toEqual([listed(id, 'unverified')])
    const { token } = await onAnotherDevice(user)
    const wallets = await data('/wallets?select=id', { token })
    expect([claimsOf(token).aal, wallets.body.length]).toEqual(['aal1', 5])
  })

  it(
    'is complete with the first right code, which raises the session and ends others',
    needing('account'),
    async () => {
      const user = await newUser()
      const other = await onAnotherDevice(user)
      const factor = await newFactor(user.token)
      const { token } = tokensIn(await giveCode(user.token, factor))
      const timestamp = expect.any(Number)
      expect(claimsOf(token)).toMatchObject({
        aal: 'aal2',
        amr: [
          { method: 'totp', timestamp },
          { method: 'password', timestamp },
        ],
        session_id: claimsOf(user.token).session_id,
      })
      // A token from before the code is still good, and its refresh of the second level.
      expect((await getUser(user.token)).body.factors).toEqual([listed(factor.id, 'verified')])
      expect(claimsOf(tokensIn(await refresh(user.refreshToken)).token).aal).toBe('aal2')
      expect([outcomeOf(await getUser(other.token)), outcomeOf(await refresh(other.refreshToken))]).toEqual([
        '403 session_not_found',
        '400 refresh_token_not_found',
      ])
    },
  )
})

describe('second factor, challenge', () => {
  it('is answered with its id and its end, in five minutes', needing('account'), async () => {
    const { token } = await newUser()
    const { id } = await newFactor(token)
    const before = Math.floor(Date.now() / 1000)
    const { status, body } = await auth(`/factors/${id}/challenge`, { method: 'POST', token })
    expect({ status, body }).toEqual({
      status: 200,
      body: { id: aUuid, type: 'totp', expires_at: expect.any(Number) },
    })
    expect(Math.abs(body.expires_at - before - 300)).toBeLessThan(120)
  })

  it('of another’s factor is refused, and so is its removal', needing('account'), async () => {
    const { id } = await newFactor((await newUser()).token)
    const { token } = await newUser()
    const refusal = [404, 'mfa_factor_not_found', 'Factor not found'] as const
    expectRefusal(await auth(`/factors/${id}/challenge`, { method: 'POST', token }), ...refusal)
    expectRefusal(await unenrol(token, id), ...refusal)
  })

  it(
    'takes the right code after wrong ones, once; another challenge takes it, too',
    needing('account'),
    async () => {
      const { token } = await newUser()
      const { id, secret } = await newFactor(token)
      const asked = await challenge(token, id)
      for (const wrong of [wrongCode(secret), 'abcdef', timeCode(secret, Date.now() - 120_000)]) {
        const words = 'Invalid TOTP code entered'
        expectRefusal(await answer(token, id, asked, wrong), 422, 'mfa_verification_failed', words)
      }
      const code = timeCode(secret, Date.now())
      expect((await answer(token, id, asked, code)).status).toBe(200)
      expect((await answer(token, id, asked, code)).status).toBe(422)
      expect((await answer(token, id, await challenge(token, id), code)).status).toBe(200)
    },
  )

  it('is too late after ten minutes', needing('account', 'database'), async () => {
    const { token } = await newUser()
    const { id, secret } = await newFactor(token)
    const asked = await challenge(token, id)
    await sql(
      `update auth.mfa_challenges set created_at = created_at - interval '10 minutes' where id = ${quoted(asked)}`,
    )
    const words = `MFA challenge ${asked} has expired, verify against another challenge or create a new challenge.`
    const late = await answer(token, id, asked, timeCode(secret, Date.now()))
    expectRefusal(late, 422, 'mfa_challenge_expired', words)
  })
})

describe('a session without the code of the second factor', () => {
  it('is of the first level, and reads no row', needing('account'), async () => {
    const { user, token } = await newUserWithFactor()
    const { body: first } = await signIn(user.email)
    expect([claimsOf(first.access_token).aal, first.user.factors[0].status]).toEqual(['aal1', 'verified'])
    const { status, body } = await data('/wallets?select=id', { token: first.access_token })
    expect([status, body.code, body.message]).toEqual([
      401,
      'PT401',
      'The code of a second factor is required',
    ])
    expect((await data('/wallets?select=id', { token })).body).toHaveLength(5)
  })

  it('changes neither password, address nor devices, and may change a name', needing('account'), async () => {
    const { user, factor, token } = await newUserWithFactor()
    const first = await onAnotherDevice(user)
    const words = 'AAL2 session is required to update email or password when MFA is enabled.'
    for (const change of [{ password: otherPassword }, { email: `new-${user.email}` }])
      expectRefusal(await putUser(first.token, change), 401, 'insufficient_aal', words)
    const [more, less] = ['AAL2 required to enroll a new factor', 'AAL2 required to unenroll verified factor']
    expectRefusal(await enrol(first.token, 'tablet'), 403, 'insufficient_aal', more)
    expectRefusal(await unenrol(first.token, factor.id), 422, 'insufficient_aal', less)
    expect((await putUser(first.token, { data: { first_name: 'Augusta' } })).status).toBe(200)
    expect((await enrol(token, 'tablet')).status).toBe(200)
    expect((await putUser(token, { password: otherPassword })).status).toBe(200)
  })
})

it('a session outlives its factor, on the first level from its refresh on', needing('account'), async () => {
  const { factor, token, refreshToken } = await newUserWithFactor()
  const removed = await unenrol(token, factor.id)
  expect([removed.status, removed.body]).toEqual([200, { id: factor.id }])
  const { status, body } = await getUser(token)
  expect([status, 'factors' in body]).toEqual([200, false])
  expect(claimsOf(tokensIn(await refresh(refreshToken)).token).aal).toBe('aal1')
})
