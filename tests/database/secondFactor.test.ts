import { timeCode } from '@king-exchange/embedded-supabase'
import { startTestBackend, TEST_PASSWORD, type TestBackend } from '@king-exchange/embedded-supabase/tests'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let backend: TestBackend
let client: SupabaseClient
let factor: { id: string; secret: string }
const email = 'ada@example.test'

beforeAll(async () => {
  backend = await startTestBackend()
  client = (await backend.newUser(email, { first_name: 'Ada' })).client
  const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
  factor = { id: data?.id ?? '', secret: data?.totp.secret ?? '' }
})
afterAll(() => backend.close())

/** What a client may read of the wallets: how many, or why not. */
async function wallets(who: SupabaseClient) {
  const { data, error } = await who.from('wallets').select('*')
  return error ? error.code : data.length
}

const giveCode = (who: SupabaseClient) =>
  who.auth.mfa.challengeAndVerify({ factorId: factor.id, code: timeCode(factor.secret, Date.now()) })

describe('a second factor', () => {
  it('that was never verified keeps nobody out', async () => {
    expect(await wallets(client)).toBe(5)
  })

  it('opens the data by its code, and keeps a password alone out', async () => {
    await giveCode(client)
    expect(await wallets(client)).toBe(5)
    const other = backend.client()
    await other.auth.signInWithPassword({ email, password: TEST_PASSWORD })
    expect(await wallets(other)).toBe('PT401')
    await giveCode(other)
    expect(await wallets(other)).toBe(5)
  })

  it('is seen on the own account, and known to the owner by mail', async () => {
    expect((await client.auth.getUser()).data.user?.factors).toMatchObject([{ status: 'verified' }])
    expect(backend.mails.list(email)[0]?.subject).toBe('A second step was added to your King Exchange login')
  })

  it('that is removed keeps nobody out any more', async () => {
    const other = backend.client()
    await other.auth.signInWithPassword({ email, password: TEST_PASSWORD })
    await client.auth.mfa.unenroll({ factorId: factor.id })
    expect(await wallets(other)).toBe(5)
    expect(backend.mails.list(email)[0]?.subject).toBe(
      'A second step was removed from your King Exchange login',
    )
  })
})
