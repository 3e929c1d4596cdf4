import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestBackend, TEST_PASSWORD, type TestBackend } from './testBackend.ts'

let backend: TestBackend
let accessToken: string
let refreshToken: string
const own = 'ada@example.test'

beforeAll(async () => {
  backend = await startTestBackend()
  await renewSession(await backend.newUser(own))
})
afterAll(() => backend.close())

async function renewSession({ client }: Awaited<ReturnType<TestBackend['newUser']>>) {
  const { data } = await client.auth.getSession()
  accessToken = data.session?.access_token ?? ''
  refreshToken = data.session?.refresh_token ?? ''
}

async function send(method: string, path: string, body: string | object) {
  const answer = await backend.transport(`${backend.url}/auth/v1/${path}`, {
    method,
    headers: { apikey: backend.publishableKey, authorization: `Bearer ${accessToken}` },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await answer.text()
  return { status: answer.status, body: text && JSON.parse(text) }
}

/** What tells two answers apart: the status and the error. */
async function outcome(method: string, path: string, body: object) {
  const { status, body: answer } = await send(method, path, body)
  return [status, answer.error_code, answer.msg]
}

const anew = () => `${crypto.randomUUID()}@example.test`
const pkce = ['code_challenge', 'code_challenge_method']
const mailed = ['data', 'channel', 'phone', 'gotrue_meta_security', ...pkce]

type Call = [method: string, path: string, body: () => Record<string, unknown>, others: string[]]

/** Every call that takes fields, with those it needs and all others that hosted Supabase and its clients know. */
const calls: Call[] = [
  ['POST', 'signup', () => ({ email: anew(), password: TEST_PASSWORD }), [...mailed, 'aud', 'options']],
  ['POST', 'token?grant_type=password', () => ({ email: own, password: TEST_PASSWORD }), ['phone', 'aud']],
  ['POST', 'token?grant_type=refresh_token', () => ({ refresh_token: refreshToken }), ['scope']],
  ['POST', 'token?grant_type=pkce', () => ({ auth_code: 'x', code_verifier: 'y' }), ['scope']],
  ['POST', 'otp', () => ({ email: own }), [...mailed, 'create_user', 'options']],
  ['POST', 'magiclink', () => ({ email: own }), [...mailed, 'options']],
  ['POST', 'recover', () => ({ email: own }), [...mailed, 'options']],
  ['POST', 'resend', () => ({ type: 'signup', email: own }), [...mailed, 'options']],
  ['POST', 'verify', () => ({ type: 'signup', token_hash: 'x' }), ['token', 'email', 'phone', 'redirect_to']],
  [
    'PUT',
    'user',
    () => ({}),
    [...mailed, 'email', 'password', 'current_password', 'nonce', 'app_metadata', 'user_metadata'],
  ],
  ['POST', 'logout?scope=others', () => ({}), ['scope']],
]

describe('a field that is null', () => {
  it.each(calls)('is a field that is not there: %s %s', async (method, path, body, others) => {
    const expected = await outcome(method, path, body())
    for (const field of others) {
      const answered = await outcome(method, path, { ...body(), [field]: null })
      expect([field, ...answered]).toEqual([field, ...expected])
    }
    const all = Object.fromEntries(others.map((field) => [field, null]))
    expect(await outcome(method, path, { ...all, ...body() })).toEqual(expected)

    for (const field of Object.keys(body())) {
      const { [field]: _, ...rest } = body()
      const answered = await outcome(method, path, { ...rest, [field]: null })
      expect([field, ...answered]).toEqual([field, ...(await outcome(method, path, rest))])
      expect(answered[0]).toBeLessThan(500)
    }
  })

  it('changes nothing beside the fields that a user sends', async () => {
    const before = await send('PUT', 'user', { data: { kept: 1, removed: 2 } })
    const nulls = { email: null, password: null, phone: null, nonce: null }
    const after = await send('PUT', 'user', { ...nulls, data: { removed: null, y: 1 } })
    expect(after.status).toBe(200)
    expect(after.body.email).toBe(own)
    expect(after.body.new_email).toBeUndefined()
    const { removed: _, ...kept } = before.body.user_metadata
    expect(after.body.user_metadata).toEqual({ ...kept, y: 1 })
    const signIn = { email: own, password: TEST_PASSWORD }
    expect((await send('POST', 'token?grant_type=password', signIn)).status).toBe(200)
  })
})

describe('a body that is null', () => {
  it.each([
    ['POST', 'signup', 422, 'anonymous_provider_disabled'],
    ['POST', 'token?grant_type=password', 400, 'validation_failed'],
    ['PUT', 'user', 200, undefined],
  ])('has no fields: %s %s', async (method, path, status, code) => {
    const answer = await send(method, path, 'null')
    expect([answer.status, answer.body.error_code]).toEqual([status, code])
  })
})

describe('a null in a row of the data API', () => {
  it('stays one', async () => {
    await backend.query("create table notes (id int primary key, text text default 'none')")
    const answer = await backend.transport(`${backend.url}/rest/v1/notes`, {
      method: 'POST',
      headers: {
        apikey: backend.secretKey,
        'content-type': 'application/json',
        prefer: 'return=representation',
      },
      body: JSON.stringify({ id: 1, text: null }),
    })
    expect(await answer.json()).toEqual([{ id: 1, text: null }])
  })
})
