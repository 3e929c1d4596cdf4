import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestBackend, TEST_PASSWORD, type TestBackend } from './testBackend.ts'

let backend: TestBackend
let client: SupabaseClient
let accessToken: string
let refreshToken: string
const email = 'ada@example.test'

const ban = (until: string) =>
  backend.query('update auth.users set banned_until = $1 where email = $2', [until, email])

beforeAll(async () => {
  backend = await startTestBackend()
  client = (await backend.newUser(email)).client
  const { data } = await client.auth.getSession()
  accessToken = data.session?.access_token ?? ''
  refreshToken = data.session?.refresh_token ?? ''
  await ban('infinity')
})
afterAll(() => backend.close())

const refused = (status: number, message = 'User is banned') => [status, 'user_banned', message]

async function send(method: string, path: string, body?: object) {
  const answer = await backend.transport(`${backend.url}/auth/v1/${path}`, {
    method,
    headers: { apikey: backend.publishableKey, authorization: `Bearer ${accessToken}` },
    body: body && JSON.stringify(body),
  })
  const { error_code, msg } = await answer.json()
  return [answer.status, error_code, msg]
}

describe('a suspended user', () => {
  it.each([
    ['POST', 'token?grant_type=password', { email, password: TEST_PASSWORD }, refused(400)],
    ['POST', 'token?grant_type=password', { email, password: 'wrong' }, refused(400)],
    ['GET', 'user', undefined, refused(403)],
    ['PUT', 'user', { data: {} }, refused(403)],
    ['POST', 'logout', undefined, refused(403)],
  ])('is refused: %s %s %o', async (method, path, body, answer) => {
    expect(await send(method, path, body)).toEqual(answer)
  })

  it('cannot renew the session', async () => {
    const body = { refresh_token: refreshToken }
    expect(await send('POST', 'token?grant_type=refresh_token', body)).toEqual(
      refused(400, 'Invalid Refresh Token: User Banned'),
    )
  })

  it('gets a mail to choose a new password, whose link is refused', async () => {
    expect((await send('POST', 'recover', { email }))[0]).toBe(200)
    const link = { type: 'recovery', token_hash: backend.tokenHash(email) }
    expect(await send('POST', 'verify', link)).toEqual(refused(403))
  })

  it('is let in when the time is over', async () => {
    await ban('2020-01-01')
    expect((await client.auth.refreshSession()).error).toBeNull()
    await ban('infinity')
  })
})
