import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedBackend } from '../src/embeddedBackend.ts'
import { createSecrets } from '../src/keys.ts'
import { startTestBackend, TEST_PASSWORD, type TestBackend } from './testBackend.ts'

let backend: TestBackend
const email = 'ada@example.test'

beforeAll(async () => {
  backend = await startTestBackend()
  await backend.newUser(email, { first_name: 'Ada' })
})
afterAll(() => backend.close())

function claimsOf(token = '') {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
}

const second = expect.any(Number)

describe('an access token', () => {
  it('has the claims of the auth server’s', async () => {
    const client = backend.client()
    const { data } = await client.auth.signInWithPassword({ email, password: TEST_PASSWORD })
    expect(claimsOf(data.session?.access_token)).toEqual({
      sub: data.user?.id,
      aud: 'authenticated',
      role: 'authenticated',
      email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: data.user?.user_metadata,
      is_anonymous: false,
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: second }],
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      iat: second,
      exp: second,
    })
    expect((await client.auth.getUser()).data.user?.email).toBe(email)
  })

  it('keeps at a renewal how the session began', async () => {
    const client = backend.client()
    const { data } = await client.auth.signInWithPassword({ email, password: TEST_PASSWORD })
    const renewed = await client.auth.refreshSession()
    expect(claimsOf(renewed.data.session?.access_token).amr).toEqual(claimsOf(data.session?.access_token).amr)
  })

  it('of a link is one of a code by mail', async () => {
    const client = backend.client()
    await client.auth.resetPasswordForEmail(email)
    const { data } = await client.auth.verifyOtp({
      type: 'recovery',
      token_hash: backend.tokenHash(email),
    })
    expect(claimsOf(data.session?.access_token).amr).toEqual([{ method: 'otp', timestamp: second }])
  })

  it('of a link that the auth server opens itself is complete too', async () => {
    await backend.client().auth.resetPasswordForEmail(email)
    const answer = await backend.transport(
      `${backend.url}/auth/v1/verify?type=recovery&token=${backend.tokenHash(email)}`,
      { redirect: 'manual' },
    )
    const fragment = new URL(answer.headers.get('location') ?? '').hash.slice(1)
    expect(claimsOf(new URLSearchParams(fragment).get('access_token') ?? '')).toMatchObject({ aal: 'aal1' })
  })

  it('of a session from before its ways were kept names none', async () => {
    const client = backend.client()
    await client.auth.signInWithPassword({ email, password: TEST_PASSWORD })
    await backend.query('delete from auth.mfa_amr_claims')
    const { data } = await client.auth.refreshSession()
    expect(claimsOf(data.session?.access_token)).toMatchObject({ aal: 'aal1', amr: [] })
  })
})

describe('the tables that the backend lacks', () => {
  it('are made in a database of before, at its next start', async () => {
    const older = await startTestBackend()
    await older.query('drop table auth.mfa_amr_claims, auth.mfa_challenges, auth.mfa_factors')
    await older.query('drop type auth.factor_type, auth.factor_status')
    const archive = await older.dump()
    await older.close()
    const newer = await startEmbeddedBackend({
      root: process.cwd(),
      data: 'memory://',
      archive,
      secrets: createSecrets(),
      siteUrl: () => older.url,
    })
    const made = await newer.query("select to_regclass('auth.mfa_factors') is not null as made")
    await newer.close()
    expect(made).toEqual([{ made: true }])
  })
})
