import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestBackend, TEST_PASSWORD, type TestBackend } from './testBackend.ts'

let backend: TestBackend
let client: SupabaseClient
let email: string
let users = 0
const moved = () => `moved${users}@example.test`

beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.close())

beforeEach(async () => {
  email = `ada${++users}@example.test`
  client = (await backend.newUser(email)).client
})

async function refusalOf(attributes: { password?: string; email?: string; nonce?: string }) {
  const { error } = await client.auth.updateUser(attributes)
  return error && [error.status, error.code, error.message]
}

const verify = (tokenHash: string) =>
  backend.client().auth.verifyOtp({ type: 'email_change', token_hash: tokenHash })

describe('a new address', () => {
  it('is asked for and stays the old one for now', async () => {
    const { data } = await client.auth.updateUser({ email: moved() })
    expect(data.user).toMatchObject({
      email,
      new_email: moved(),
      email_change_sent_at: expect.stringMatching(/^\d{4}-/),
    })
  })

  it.each([
    ['old one', () => [email, moved()]],
    ['new one', () => [moved(), email]],
  ])('is confirmed from both mailboxes, the %s first', async (_, order) => {
    await client.auth.updateUser({ email: moved() })
    const [first = '', second = ''] = order().map(backend.tokenHash)
    const half = await backend.transport(`${backend.url}/auth/v1/verify`, {
      method: 'POST',
      headers: { apikey: backend.publishableKey },
      body: JSON.stringify({ type: 'email_change', token_hash: first }),
    })
    expect([half.status, await half.json()]).toEqual([
      200,
      {
        code: '200',
        msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
      },
    ])
    expect((await client.auth.getUser()).data.user?.email).toBe(email)

    const { data, error } = await verify(second)
    expect(error).toBeNull()
    expect(data.session?.user).toMatchObject({ email: moved(), identities: [{ email: moved() }] })
    expect(data.session?.user.new_email).toBeUndefined()
    expect((await client.auth.getUser()).data.user?.email).toBe(moved())
  })

  it('is told to the old mailbox once it is the account’s', async () => {
    await client.auth.updateUser({ email: moved() })
    const [first, second] = [email, moved()].map(backend.tokenHash)
    await verify(first ?? '')
    expect(backend.mails.list(email)[0]?.subject).not.toBe('Your email address was changed')
    await verify(second ?? '')
    expect(backend.mails.list(email)[0]).toMatchObject({
      subject: 'Your email address was changed',
      html: expect.stringContaining(`${email} ${moved()}`),
    })
  })

  it('has links that work once each', async () => {
    await client.auth.updateUser({ email: moved() })
    const first = backend.tokenHash(email)
    await verify(first)
    expect((await verify(first)).error?.code).toBe('otp_expired')
    await verify(backend.tokenHash(moved()))
    expect((await verify(backend.tokenHash(moved()))).error?.code).toBe('otp_expired')
  })

  it('may be confirmed by the codes of the mails', async () => {
    await client.auth.updateUser({ email: moved() })
    const codes: string[] = []
    for (const to of [email, moved()]) {
      const code = /(?<=code )\d{6}/.exec(backend.mails.list(to)[0]?.html ?? '')?.[0] ?? ''
      codes.push(code)
      await backend.client().auth.verifyOtp({ type: 'email_change', email: to, token: code })
    }
    expect(codes).toEqual([expect.stringMatching(/^\d{6}$/), expect.stringMatching(/^\d{6}$/)])
    expect((await client.auth.getUser()).data.user?.email).toBe(moved())
  })

  it('has links that end after an hour', async () => {
    await client.auth.updateUser({ email: moved() })
    await backend.query(
      "update auth.users set email_change_sent_at = now() - interval '61 minutes' where email = $1",
      [email],
    )
    expect((await verify(backend.tokenHash(email))).error?.code).toBe('otp_expired')
  })

  it('leads a browser that opens the first link itself to the site, with a word', async () => {
    await client.auth.updateUser({ email: moved() })
    const query = `type=email_change&token=${backend.tokenHash(email)}&redirect_to=${backend.url}/dashboard`
    const answer = await backend.transport(`${backend.url}/auth/v1/verify?${query}`, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `${backend.url}/dashboard#message=Confirmation+link+accepted.+Please+proceed+to+confirm+link+sent+to+the+other+email&sb=`,
    ])
  })

  it('has its mails sent again, to both mailboxes, with links that replace the older ones', async () => {
    await client.auth.updateUser({ email: moved() })
    const older = [email, moved()].map(backend.tokenHash)
    const { error } = await client.auth.resend({ type: 'email_change', email })
    expect(error).toBeNull()
    expect((await verify(older[0] ?? '')).error?.code).toBe('otp_expired')
    for (const to of [email, moved()]) await verify(backend.tokenHash(to))
    expect((await client.auth.getUser()).data.user?.email).toBe(moved())
  })

  it('that somebody has is refused', async () => {
    await backend.newUser(`eve${users}@example.test`)
    expect(await refusalOf({ email: `eve${users}@example.test` })).toEqual([
      422,
      'email_exists',
      'A user with this email address has already been registered',
    ])
  })
})

describe('a new password in a session of more than 24 hours', () => {
  const password = 'Other-Lantern-48'
  const needed = [400, 'reauthentication_needed', 'Password update requires reauthentication']
  const notValid = [422, 'reauthentication_not_valid', 'Nonce has expired or is invalid']
  const code = () => /\d{6}/.exec(backend.mails.list(email)[0]?.text ?? '')?.[0] ?? ''

  beforeEach(async () => {
    await backend.query(
      "update auth.sessions set created_at = now() - interval '25 hours' where user_id = (select id from auth.users where email = $1)",
      [email],
    )
  })

  it('wants the code of a mail', async () => {
    expect(await refusalOf({ password })).toEqual(needed)
    expect((await client.auth.reauthenticate()).error).toBeNull()
    expect(await refusalOf({ password, nonce: code() === '000000' ? '000001' : '000000' })).toEqual(notValid)
    expect(await refusalOf({ password, nonce: code() })).toBeNull()
  })

  it('takes a code once', async () => {
    await client.auth.reauthenticate()
    await client.auth.updateUser({ password, nonce: code() })
    expect(await refusalOf({ password: TEST_PASSWORD, nonce: code() })).toEqual(notValid)
  })

  it('takes a code for an hour', async () => {
    await client.auth.reauthenticate()
    await backend.query(
      "update auth.users set reauthentication_sent_at = now() - interval '61 minutes' where email = $1",
      [email],
    )
    expect(await refusalOf({ password, nonce: code() })).toEqual(notValid)
  })

  it('keeps its code for a better password when it is too weak', async () => {
    await client.auth.reauthenticate()
    expect((await refusalOf({ password: 'short', nonce: code() }))?.[1]).toBe('weak_password')
    expect(await refusalOf({ password, nonce: code() })).toBeNull()
  })

  it('is not the only change: a new name needs no code', async () => {
    expect((await client.auth.updateUser({ data: { full_name: 'Ada' } })).error).toBeNull()
  })
})

describe('a session of today', () => {
  it('sets a new password without a code', async () => {
    expect(await refusalOf({ password: 'Other-Lantern-48' })).toBeNull()
  })
})

describe('what only an administrator may change', () => {
  it('is refused', async () => {
    const { data } = await client.auth.getSession()
    const answer = await backend.transport(`${backend.url}/auth/v1/user`, {
      method: 'PUT',
      headers: { apikey: backend.publishableKey, authorization: `Bearer ${data.session?.access_token}` },
      body: '{"app_metadata":{"role":"admin"}}',
    })
    expect([answer.status, (await answer.json()).msg]).toEqual([
      403,
      'Updating app_metadata requires admin privileges',
    ])
  })
})
