import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestBackend, TEST_PASSWORD, type TestBackend } from './testBackend.ts'

const zone = process.env.TZ
let backend: TestBackend

// Nobody's machine is in UTC: what is read or written in its time zone is nine hours off.
beforeAll(async () => {
  process.env.TZ = 'Asia/Tokyo'
  backend = await startTestBackend()
})
afterAll(async () => {
  await backend.close()
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

type Session = { access_token: string; refresh_token: string }

/** Asks the auth server, and returns its answer's body. */
async function ask<Body = unknown>(
  method: string,
  path: string,
  body?: object,
  session?: Session,
): Promise<Body> {
  const answer = await backend.transport(`${backend.url}/auth/v1/${path}`, {
    method,
    headers: {
      apikey: backend.publishableKey,
      ...(session && { authorization: `Bearer ${session.access_token}` }),
    },
    body: body && JSON.stringify(body),
  })
  expect([path, answer.status]).toEqual([path, 200])
  return answer.json()
}

/** Every `…_at` in an answer that is a text, with its path; a session's `expires_at` is a number of seconds. */
function momentsIn(value: unknown, place = ''): [string, string][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]): [string, string][] =>
    key.endsWith('_at') && typeof inner === 'string'
      ? [[`${place}/${key}`, inner]]
      : momentsIn(inner, `${place}/${key}`),
  )
}

/** Signs in with the stand-in for Google; returns the session. */
async function signInWithGoogle(email: string): Promise<Session> {
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    provider: 'google',
    redirect_to: `${backend.url}/dashboard`,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 's256',
  })
  const leadsTo = (answer: Response) => answer.headers.get('location') ?? ''
  const page = leadsTo(await backend.transport(`${backend.url}/auth/v1/authorize?${query}`))
  const form = new URLSearchParams({ email, name: 'Ada', answer: 'continue' })
  const callback = leadsTo(await backend.oauthPage(new Request(page, { method: 'POST', body: form })))
  const arrival = leadsTo(await backend.transport(callback))
  const auth_code = new URL(arrival).searchParams.get('code')
  return ask('POST', 'token?grant_type=pkce', { auth_code, code_verifier: verifier })
}

describe('every time in an answer of the auth server', () => {
  it('is RFC 3339 in UTC, and tells the time', async () => {
    const begin = Date.now()
    const email = 'ada@example.test'
    const account = { email, password: TEST_PASSWORD, data: { first_name: 'Ada' } }
    const answers: Record<string, unknown> = {}
    const note = <Answer>(name: string, answer: Answer) => {
      answers[name] = answer
      return answer
    }

    note('sign-up', await ask('POST', 'signup', account))
    note('sign-up, not confirmed yet', await ask('POST', 'signup', account))
    note('resend', await ask('POST', 'resend', { type: 'signup', email }))
    const link = { type: 'signup', token_hash: backend.tokenHash(email) }
    const first = note('confirmation', await ask<Session>('POST', 'verify', link))
    note('new password', await ask('PUT', 'user', { password: 'other-horse-8' }, first))
    note('new data', await ask('PUT', 'user', { data: { theme: 'dark' } }, first))
    note('sign-up, taken', await ask('POST', 'signup', account))
    const session = note(
      'sign-in',
      await ask<Session>('POST', 'token?grant_type=password', { email, password: 'other-horse-8' }),
    )
    note('user', await ask('GET', 'user', undefined, session))
    note('refresh', await ask('POST', 'token?grant_type=refresh_token', session))
    note('recovery', await ask('POST', 'recover', { email }))
    const reset = { type: 'recovery', token_hash: backend.tokenHash(email) }
    note('reset', await ask('POST', 'verify', reset))
    note('login link', await ask('POST', 'otp', { email }))
    const login = { type: 'magiclink', token_hash: backend.tokenHash(email) }
    note('login by link', await ask('POST', 'verify', login))
    note('login link, new', await ask('POST', 'otp', { email: 'new@example.test' }))
    note('reauthentication', await ask('GET', 'reauthenticate', undefined, session))
    note('new address', await ask('PUT', 'user', { email: 'eve@example.test' }, session))
    note('Google, new', await signInWithGoogle('grace@example.test'))
    note('Google, again', await signInWithGoogle('grace@example.test'))
    note('Google, linked', await signInWithGoogle(email))
    note('settings', await ask('GET', 'settings'))

    const moments = momentsIn(answers)
    const kinds = new Set(moments.map(([place]) => place.split('/').at(-1)))
    expect([...kinds].sort()).toEqual([
      'confirmation_sent_at',
      'confirmed_at',
      'created_at',
      'email_change_sent_at',
      'email_confirmed_at',
      'last_sign_in_at',
      'recovery_sent_at',
      'updated_at',
    ])
    for (const [place, moment] of moments) {
      expect(moment, place).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?\+00:00$/)
      expect(Date.parse(moment), place).toBeGreaterThanOrEqual(begin - 1)
      expect(Date.parse(moment), place).toBeLessThanOrEqual(Date.now() + 1)
    }
  })
})

describe('a time in an answer of the data API', () => {
  it('is written as Postgres writes JSON, as PostgREST does, with all its digits', async () => {
    await backend.query(
      'create table moments (id serial, at timestamptz, local timestamp, list timestamptz[], day date)',
    )
    await backend.query(`insert into moments (at, local, list, day) values
      ('2026-11-25 00:57:45.836+00', '2026-11-25 00:57:45.836', '{2026-11-25 00:57:45.836123+00}', '2026-11-25'),
      ('2026-11-25 12:00:00+05:30', '2026-11-25 12:00:00', '{}', null),
      ('infinity', '-infinity', '{infinity,-infinity}', 'infinity'),
      ('0044-03-15 12:00:00+00 BC', '0044-03-15 12:00:00 BC', null, '0044-03-15 BC'),
      ('12026-01-01 00:00:00+00', '12026-01-01 00:00:00', null, '12026-01-01')`)
    const answer = await backend.transport(`${backend.url}/rest/v1/moments?order=id`, {
      headers: { apikey: backend.secretKey },
    })
    const rows = await answer.json()
    const written = await backend.query<{ row: unknown }>(
      'select to_json(moments) as row from moments order by id',
    )
    expect(rows).toEqual(written.map(({ row }) => row))
    expect(rows[0]).toEqual({
      id: 1,
      at: '2026-11-25T00:57:45.836+00:00',
      local: '2026-11-25T00:57:45.836',
      list: ['2026-11-25T00:57:45.836123+00:00'],
      day: '2026-11-25',
    })
  })
})

describe('a session', () => {
  it('goes on from one refresh to the next, wherever the machine is', async () => {
    const { client } = await backend.newUser('tokyo@example.test')
    for (const _ of [1, 2, 3]) expect((await client.auth.refreshSession()).error).toBeNull()
  })
})
