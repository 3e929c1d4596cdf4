import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestBackend, TEST_PASSWORD, type TestBackend } from './testBackend.ts'

let backend: TestBackend
const email = 'ada@example.test'
const password = TEST_PASSWORD

beforeAll(async () => {
  backend = await startTestBackend()
  await backend.newUser(email, { first_name: 'Ada' })
})
afterAll(() => backend.close())

function send(path: string, body: unknown, headers: Record<string, string> = {}) {
  return backend.transport(`${backend.url}/auth/v1/${path}`, {
    method: 'POST',
    headers: { apikey: backend.publishableKey, ...headers },
    body: JSON.stringify(body),
  })
}

async function refusal(path: string, body: unknown) {
  const answer = await send(path, body)
  const { error_code, msg } = await answer.json()
  return [answer.status, error_code, msg]
}

const badJson = (what: string) => [
  400,
  'bad_json',
  `Could not parse request body as JSON: json: cannot unmarshal ${what}`,
]

describe('a field of the wrong type', () => {
  it.each([
    ['signup', { email, password: 5 }, 'number into Go struct field SignupParams.password of type string'],
    ['signup', { email: {}, password }, 'object into Go struct field SignupParams.email of type string'],
    ['signup', { email: [email], password }, 'array into Go struct field SignupParams.email of type string'],
    [
      'signup',
      { email, password, data: [1] },
      'array into Go struct field SignupParams.data of type map[string]interface {}',
    ],
    [
      'token?grant_type=password',
      { email: {}, password },
      'object into Go struct field PasswordGrantParams.email of type string',
    ],
    [
      'token?grant_type=refresh_token',
      { refresh_token: {} },
      'object into Go struct field RefreshTokenGrantParams.refresh_token of type string',
    ],
    ['recover', [email], 'array into Go value of type api.RecoverParams'],
  ])('is named: %s %o', async (path, body, what) => {
    expect(await refusal(path, body)).toEqual(badJson(what))
  })

  it.each([
    ['signup', null, [422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled']],
    ['token?grant_type=password', null, [400, 'validation_failed', 'missing email or phone']],
  ])('is not there where it is null: %s', async (path, body, answer) => {
    expect(await refusal(path, body)).toEqual(answer)
  })
})

describe('an address', () => {
  const malformed = [400, 'validation_failed', 'Unable to validate email address: invalid format']

  it.each([
    'x',
    '@x.example',
    'a b@probe.example',
    'x@probe..example',
    'x@-probe.example',
    'ünï@probe.example',
    'x@prübe.example',
    'x@probe.example\n',
    '"quoted x"@probe.example',
  ])('is refused: %j', async (address) => {
    expect(await refusal('signup', { email: address, password })).toEqual(malformed)
    expect(await refusal('recover', { email: address })).toEqual(malformed)
  })

  it('of more than 255 characters is too long', async () => {
    const long = `a@${'b'.repeat(60)}.${'c'.repeat(200)}`
    expect(await refusal('signup', { email: long, password })).toEqual([
      400,
      'validation_failed',
      'An email address is too long',
    ])
  })

  it.each(['new+tag@probe.example', "o'neill@a.b.example"])('is taken: %s', async (address) => {
    expect((await send('signup', { email: address, password })).status).toBe(200)
  })

  it('that is taken gets an invented user with the metadata that were sent', async () => {
    const answer = await send('signup', { email, password, data: { first_name: 'Eve' } })
    expect(await answer.json()).toMatchObject({
      role: '',
      identities: [],
      user_metadata: { first_name: 'Eve' },
    })
  })
})

describe('a link of type email', () => {
  it('confirms a sign-up', async () => {
    const client = backend.client()
    await client.auth.signUp({ email: 'bob@example.test', password })
    const link = { type: 'email', token_hash: backend.tokenHash('bob@example.test') } as const
    expect((await client.auth.verifyOtp(link)).data.user?.email).toBe('bob@example.test')
    expect((await client.auth.verifyOtp(link)).error?.code).toBe('otp_expired')
  })

  it('logs in, also by its code', async () => {
    const client = backend.client()
    await client.auth.signInWithOtp({ email })
    const link = { type: 'email', token_hash: backend.tokenHash(email) } as const
    expect((await client.auth.verifyOtp(link)).error).toBeNull()
    expect((await client.auth.verifyOtp({ type: 'email', email, token: '000000' })).error?.message).toBe(
      'Token has expired or is invalid',
    )
  })
})

describe('an error', () => {
  const wrong = { email, password: 'not-this-one-9' }
  const version = { 'x-supabase-api-version': '2024-01-01' }

  it('has the older form where no version of the API is asked for', async () => {
    const answer = await send('token?grant_type=password', wrong)
    expect(answer.headers.get('x-supabase-api-version')).toBeNull()
    expect(answer.headers.get('x-sb-error-code')).toBe('invalid_credentials')
    expect(await answer.json()).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    })
  })

  it('has the newer form from version 2024-01-01 on', async () => {
    const answer = await send('token?grant_type=password', wrong, version)
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(answer.headers.get('x-sb-error-code')).toBe('invalid_credentials')
    expect(await answer.json()).toEqual({
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
  })

  it('of a weak password has no header of its code in the newer form', async () => {
    const answer = await send('signup', { email: 'new@example.test', password: 'short' }, version)
    expect(answer.headers.get('x-sb-error-code')).toBeNull()
    expect(await answer.json()).toEqual({
      code: 'weak_password',
      message: 'Password should be at least 8 characters.',
      weak_password: { reasons: ['length'] },
    })
  })

  it('that nobody expected has a form, too', async () => {
    // The backend prints it with its stack.
    vi.spyOn(console, 'error').mockReturnValueOnce()
    const body = { email: 'nul@example.test', password, data: { name: 'a\u0000b' } }
    expect(await refusal('signup', body)).toEqual([
      500,
      'unexpected_failure',
      'Database error saving new user',
    ])
  })
})

describe('what only an administrator may ask', () => {
  it('is refused to a user', async () => {
    const { data } = await backend.client().auth.signInWithPassword({ email, password })
    const answer = await backend.transport(`${backend.url}/auth/v1/admin/users`, {
      headers: { apikey: backend.publishableKey, authorization: `Bearer ${data.session?.access_token}` },
    })
    expect([answer.status, (await answer.json()).msg]).toEqual([403, 'User not allowed'])
  })
})

it('a preflight of another origin is answered, whatever is asked for after it', async () => {
  for (const path of ['signup', 'token?grant_type=password', 'user', 'factors']) {
    const answer = await backend.transport(`${backend.url}/auth/v1/${path}`, {
      method: 'OPTIONS',
      headers: { origin: 'https://exchange.example', 'access-control-request-method': 'POST' },
    })
    expect([path, answer.status]).toEqual([path, 204])
  }
})
