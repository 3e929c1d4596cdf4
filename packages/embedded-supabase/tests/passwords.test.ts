import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestBackend, TEST_PASSWORD, type TestBackend } from './testBackend.ts'

let backend: TestBackend
let here: SupabaseClient
const email = 'ada@example.test'

beforeAll(async () => {
  backend = await startTestBackend()
  here = (await backend.newUser(email)).client
})
afterAll(() => backend.close())

/** Another session of the same user. */
async function signIn(password: string) {
  const client = backend.client()
  await client.auth.signInWithPassword({ email, password })
  return client
}

describe('a new password', () => {
  it('ends the other sessions, as the real server does, and goes on with its own', async () => {
    const elsewhere = await signIn(TEST_PASSWORD)
    const { data } = await elsewhere.auth.getSession()
    await here.auth.updateUser({ password: 'Other-Lantern-48' })
    expect((await elsewhere.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    const renewal = await backend
      .client()
      .auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' })
    expect(renewal.error?.code).toBe('refresh_token_not_found')
    expect((await here.auth.getUser()).error).toBeNull()
    expect((await here.auth.refreshSession()).error).toBeNull()
  })

  it('that is refused ends no session', async () => {
    const elsewhere = await signIn('Other-Lantern-48')
    expect((await here.auth.updateUser({ password: 'short' })).error).not.toBeNull()
    expect((await elsewhere.auth.getUser()).error).toBeNull()
  })
})

// bcrypt reads 72 bytes: with a longer password, every one that begins alike would fit.
describe('a password of more than 72 bytes is refused', () => {
  const refused = ['validation_failed', 'Password cannot be longer than 72 characters']

  it.each([
    ['73 letters', 'Aa1'.padEnd(73, 'x'), refused],
    ['72 letters', 'Aa1'.padEnd(72, 'x'), [undefined, undefined]],
    ['25 characters of three bytes', '漢'.repeat(25), refused],
  ])('for a new account and for a new password: %s', async (_, password, answer) => {
    const { error } = await backend
      .client()
      .auth.signUp({ email: `${password.length}@example.test`, password })
    expect([error?.code, error?.message]).toEqual(answer)
    const { error: ofUpdate } = await here.auth.updateUser({ password })
    expect([ofUpdate?.code, ofUpdate?.message]).toEqual(answer)
  })
})
