import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refuseType } from '../src/secondFactor.ts'
import { timeCode } from '../src/timeCodes.ts'
import { startTestBackend, TEST_PASSWORD, type TestBackend } from './testBackend.ts'

let backend: TestBackend
let client: SupabaseClient
let email: string
let users = 0

beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.close())

beforeEach(async () => {
  email = `ada${++users}@example.test`
  client = (await backend.newUser(email)).client
})

type Enrolled = { id: string; secret: string }

async function enrol(friendlyName = 'phone'): Promise<Enrolled> {
  const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName })
  if (error) throw error
  return { id: data.id, secret: data.totp.secret }
}

async function giveCode({ id, secret }: Enrolled, who = client) {
  return who.auth.mfa.challengeAndVerify({ factorId: id, code: timeCode(secret, Date.now()) })
}

async function signIn() {
  const other = backend.client()
  const { data, error } = await other.auth.signInWithPassword({ email, password: TEST_PASSWORD })
  if (error) throw error
  return { client: other, session: data.session }
}

function claimsOf(token = '') {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

async function ownClaims() {
  return claimsOf((await client.auth.getSession()).data.session?.access_token)
}

/** Status, code and message of an answer, as they are sent. */
async function send(method: string, path: string, body?: object, who = client) {
  const token = (await who.auth.getSession()).data.session?.access_token
  const answer = await backend.transport(`${backend.url}/auth/v1/${path}`, {
    method,
    headers: { apikey: backend.publishableKey, authorization: `Bearer ${token}` },
    body: body && JSON.stringify(body),
  })
  const { error_code, msg } = await answer.json()
  return [answer.status, error_code, msg]
}

// The examples of RFC 6238, appendix B, in six digits; their secret is the text 12345678901234567890 in Base32.
describe('a code', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('is the one of RFC 6238 at second %s', (seconds, code) => {
    expect(timeCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', seconds * 1000)).toBe(code)
  })
})

describe('enrolling', () => {
  it('answers with a secret, its address for an app and a picture of it', async () => {
    const { data, error } = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
    expect(error).toBeNull()
    expect(data).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      type: 'totp',
      friendly_name: 'phone',
      totp: {
        secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
        uri: `otpauth://totp/localhost:5173:${email}?algorithm=SHA1&digits=6&issuer=localhost:5173&period=30&secret=${data?.totp.secret}`,
        qr_code: expect.stringMatching(/^data:image\/svg\+xml;utf-8,<svg [^#]*<\/svg>$/),
      },
    })
  })

  it('lists the factor as unverified and changes nothing else', async () => {
    const { id } = await enrol()
    const { data } = await client.auth.mfa.listFactors()
    expect(data?.all).toEqual([
      {
        id,
        friendly_name: 'phone',
        factor_type: 'totp',
        status: 'unverified',
        phone: '',
        last_challenged_at: null,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    ])
    expect(data?.totp).toEqual([])
    expect((await client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    })
  })

  it.each([
    [
      { factor_type: 'pigeon' },
      [400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn'],
    ],
    [
      { factor_type: 'phone', phone: '+49' },
      [422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone'],
    ],
    [
      { factor_type: 'webauthn' },
      [422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn'],
    ],
  ])('refuses %o', async (body, answer) => {
    expect(await send('POST', 'factors', body)).toEqual(answer)
  })

  it('refuses a name that the account has already', async () => {
    await enrol()
    expect(await send('POST', 'factors', { factor_type: 'totp', friendly_name: 'phone' })).toEqual([
      422,
      'mfa_factor_name_conflict',
      'A factor with the friendly name "phone" for this user already exists',
    ])
  })

  it('of a second device asks for the code of the first', async () => {
    await giveCode(await enrol())
    const other = await signIn()
    const body = { factor_type: 'totp', friendly_name: 'tablet' }
    expect(await send('POST', 'factors', body, other.client)).toEqual([
      403,
      'insufficient_aal',
      'AAL2 required to enroll a new factor',
    ])
    await giveCode(await enrol('tablet'))
    expect((await client.auth.mfa.listFactors()).data?.totp).toHaveLength(2)
  })

  it('is refused to nobody in particular by the lack of a session', async () => {
    const answer = await backend.transport(`${backend.url}/auth/v1/factors`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey },
      body: '{"factor_type":"totp"}',
    })
    expect(answer.status).toBe(401)
  })
})

describe('a right code', () => {
  it('makes the session one of level 2, which a renewal keeps', async () => {
    const before = await ownClaims()
    const { data, error } = await giveCode(await enrol())
    expect(error).toBeNull()
    const claims = claimsOf(data?.access_token)
    expect(claims).toMatchObject({ aal: 'aal2', session_id: before.session_id })
    expect(claims.amr).toEqual([
      { method: 'totp', timestamp: expect.any(Number) },
      { method: 'otp', timestamp: expect.any(Number) },
    ])
    expect(data?.user.factors).toMatchObject([{ status: 'verified', friendly_name: 'phone' }])
    await client.auth.refreshSession()
    expect(await ownClaims()).toMatchObject({ aal: 'aal2', amr: claims.amr })
  })

  it('ends the sessions of the account that are on level 1', async () => {
    const other = await signIn()
    await giveCode(await enrol())
    const { data, error } = await other.client.auth.refreshSession()
    expect([data.session, error?.code]).toEqual([null, 'refresh_token_not_found'])
  })

  it('removes what was enrolled and never verified', async () => {
    await enrol('tablet')
    await giveCode(await enrol())
    expect((await client.auth.mfa.listFactors()).data?.all).toHaveLength(1)
  })

  it('is asked for at the next login', async () => {
    const factor = await enrol()
    await giveCode(factor)
    const other = await signIn()
    expect((await other.client.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    })
    expect((await giveCode(factor, other.client)).error).toBeNull()
  })

  it('tells the owner by mail, once for a device', async () => {
    const factor = await enrol()
    await giveCode(factor)
    await giveCode(factor)
    const subjects = backend.mails.list(email).map(({ subject }) => subject)
    expect(subjects.filter((subject) => /was added/.test(subject))).toHaveLength(1)
  })
})

describe('a challenge', () => {
  async function challenge(factor: Enrolled) {
    const { data, error } = await client.auth.mfa.challenge({ factorId: factor.id })
    if (error) throw error
    return data
  }

  const verify = (factor: Enrolled, challenge_id: string, code: string) =>
    send('POST', `factors/${factor.id}/verify`, { challenge_id, code })

  it('lasts five minutes', async () => {
    const { expires_at, type } = await challenge(await enrol())
    expect(type).toBe('totp')
    expect(Math.abs(expires_at - 300 - Date.now() / 1000)).toBeLessThan(60)
  })

  it.each([
    ['a wrong code', '12345', [422, 'mfa_verification_failed', 'Invalid TOTP code entered']],
    ['letters', 'abcdef', [422, 'mfa_verification_failed', 'Invalid TOTP code entered']],
    ['no code', '', [400, 'validation_failed', 'Code needs to be non-empty']],
  ])('refuses %s', async (_, code, answer) => {
    const factor = await enrol()
    expect(await verify(factor, (await challenge(factor)).id, code)).toEqual(answer)
  })

  it('takes the code of the step before, and none that is older', async () => {
    const factor = await enrol()
    const { id } = await challenge(factor)
    expect((await verify(factor, id, timeCode(factor.secret, Date.now() - 90_000)))[0]).toBe(422)
    expect((await verify(factor, id, timeCode(factor.secret, Date.now() - 10_000)))[0]).toBe(200)
  })

  it('is good once; its code is good for another one', async () => {
    const factor = await enrol()
    const { id } = await challenge(factor)
    const code = timeCode(factor.secret, Date.now())
    await verify(factor, id, code)
    expect(await verify(factor, id, code)).toEqual([
      422,
      'mfa_ip_address_mismatch',
      'Challenge and verify IP addresses mismatch.',
    ])
    expect((await verify(factor, (await challenge(factor)).id, code))[0]).toBe(200)
  })

  it('that is too old is named in the refusal', async () => {
    const factor = await enrol()
    const { id } = await challenge(factor)
    await backend.query(
      "update auth.mfa_challenges set created_at = now() - interval '6 minutes' where id = $1",
      [id],
    )
    const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`
    expect(await verify(factor, id, timeCode(factor.secret, Date.now()))).toEqual([
      422,
      'mfa_challenge_expired',
      message,
    ])
  })

  it('that nobody knows is refused, as is an unknown device', async () => {
    const factor = await enrol()
    const unknown = crypto.randomUUID()
    const message = 'MFA factor with the provided challenge ID not found'
    expect(await verify(factor, unknown, '123456')).toEqual([422, 'mfa_factor_not_found', message])
    expect(await send('POST', `factors/${unknown}/challenge`)).toEqual([
      404,
      'mfa_factor_not_found',
      'Factor not found',
    ])
  })

  it('of another account is not found', async () => {
    const factor = await enrol()
    client = (await backend.newUser(`eve${users}@example.test`)).client
    expect((await send('POST', `factors/${factor.id}/challenge`))[0]).toBe(404)
    expect((await send('DELETE', `factors/${factor.id}`))[0]).toBe(404)
  })
})

describe('removing', () => {
  it('wants level 2 and answers with the id', async () => {
    const factor = await enrol()
    await giveCode(factor)
    const other = await signIn()
    expect(await send('DELETE', `factors/${factor.id}`, undefined, other.client)).toEqual([
      422,
      'insufficient_aal',
      'AAL2 required to unenroll verified factor',
    ])
    const { data, error } = await client.auth.mfa.unenroll({ factorId: factor.id })
    expect([data, error]).toEqual([{ id: factor.id }, null])
    expect((await client.auth.getUser()).data.user?.factors).toBeUndefined()
  })

  it('lets the session fall to level 1 at its renewal, and tells the owner', async () => {
    const factor = await enrol()
    await giveCode(factor)
    await client.auth.mfa.unenroll({ factorId: factor.id })
    await client.auth.refreshSession()
    expect(await ownClaims()).toMatchObject({ aal: 'aal1', amr: [{ method: 'otp' }] })
    expect(backend.mails.list(email)[0]?.html).toContain(`${email} totp`)
  })

  it('of what was never verified needs no code', async () => {
    const { id } = await enrol()
    expect((await client.auth.mfa.unenroll({ factorId: id })).error).toBeNull()
  })
})

describe('an account with a second factor', () => {
  const refused = [
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  ]

  it.each([
    ['a new password', { password: 'Other-Lantern-48' }, refused],
    ['a new address', { email: 'else@example.test' }, refused],
    ['a new name', { data: { full_name: 'Ada' } }, [200, undefined, undefined]],
  ])('answers to %s without its code', async (_, change, answer) => {
    await giveCode(await enrol())
    expect(await send('PUT', 'user', change, (await signIn()).client)).toEqual(answer)
  })

  it('asks for it after a reset link too', async () => {
    const factor = await enrol()
    await giveCode(factor)
    const other = backend.client()
    await other.auth.resetPasswordForEmail(email)
    await other.auth.verifyOtp({ type: 'recovery', token_hash: backend.tokenHash(email) })
    expect((await other.auth.updateUser({ password: 'Other-Lantern-48' })).error?.code).toBe(
      'insufficient_aal',
    )
    await giveCode(factor, other)
    expect((await other.auth.updateUser({ password: 'Other-Lantern-48' })).error).toBeNull()
  })
})

describe('the secrets of second factors', () => {
  it('are not handed out by the data API', async () => {
    await giveCode(await enrol())
    const { data, error } = await client.schema('auth').from('mfa_factors').select()
    expect([data, error?.code]).toEqual([null, 'PGRST106'])
  })
})

it('is not enrolled where the settings switch authenticator apps off', () => {
  expect(refuseType('totp', undefined)).toBeUndefined()
  const refusal = refuseType('totp', { enroll_enabled: false })
  expect(refusal?.status).toBe(422)
  expect(refusal?.headers.get('x-sb-error-code')).toBe('mfa_totp_enroll_not_enabled')
})
