import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestBackend, TEST_PASSWORD, TEST_URL, type TestBackend } from './testBackend.ts'

let backend: TestBackend
let email: string
let turn = 0

beforeAll(async () => {
  backend = await startTestBackend()
})
beforeEach(() => {
  email = `user${turn++}@example.test`
})
afterAll(() => backend.close())

const post = (path: string, body: object, apikey: string = backend.publishableKey) =>
  backend.fetch(
    new Request(`${TEST_URL}/auth/v1/${path}`, {
      method: 'POST',
      headers: { ...(apikey ? { apikey } : {}), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )

const signUp = () => backend.client().auth.signUp({ email, password: TEST_PASSWORD })
const verify = (token_hash: string, type: 'signup' | 'recovery' = 'signup') =>
  backend.client().auth.verifyOtp({ token_hash, type })

describe('the mails', () => {
  it.each([
    ['confirmation', 'signup', 'Confirm your notebook'],
    // The template names none: that of hosted Supabase.
    ['reset', 'recovery', 'Reset Your Password'],
  ])('for the %s link to the confirmation page, in the HTML and the text part', async (_, type, subject) => {
    email = `olive+${turn}&'x=1@example.test`
    await signUp()
    if (type === 'recovery') await backend.client().auth.resetPasswordForEmail(email)
    const page = `${TEST_URL}/auth/confirm?token_hash=${backend.tokenHash(email)}&type=${type}`
    const [mail] = backend.mails.list(email)
    const [, href = ''] = /href="([^"]*)"/.exec(mail?.html ?? '') ?? []
    const inText = /http\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    for (const link of [href.replaceAll('&amp;', '&').replaceAll('&#39;', "'"), inText]) {
      expect(link.startsWith(`${page}&email=`)).toBe(true)
      expect(new URL(link).searchParams.get('email')).toBe(email)
    }
    // Copied by hand: nothing in it may need escaping.
    expect(mail?.html).toContain(`>${page.replace('&', '&amp;')}<`)
    expect(mail?.subject).toBe(subject)
    expect(mail?.html).not.toMatch(/\{\{|\/auth\/v1\/verify/)
    expect(mail?.text).not.toContain('/auth/v1/verify')
  })

  it('show an address that contains markup as text', async () => {
    email = `"<b>x</b>"@example.test`
    await signUp()
    expect(backend.mails.list(email)[0]?.html ?? '').not.toContain('<b>')
  })
})

describe('a new account', () => {
  it('cannot sign in before it is confirmed, and can after', async () => {
    await signUp()
    const early = await backend.client().auth.signInWithPassword({ email, password: TEST_PASSWORD })
    expect(early.error?.code).toBe('email_not_confirmed')
    const wrong = await backend.client().auth.signInWithPassword({ email, password: 'wrong-horse-8' })
    expect([wrong.error?.status, wrong.error?.code, wrong.error?.message]).toEqual([
      400,
      'invalid_credentials',
      'Invalid login credentials',
    ])
    const own = backend.client()
    const opened = await own.auth.verifyOtp({ token_hash: backend.tokenHash(email), type: 'signup' })
    expect(opened.error).toBeNull()
    const late = await backend.client().auth.signInWithPassword({ email, password: TEST_PASSWORD })
    expect(late.data.user?.email).toBe(email)
  })

  it('is confirmed by a link only once', async () => {
    await signUp()
    const hash = backend.tokenHash(email)
    expect((await verify(hash)).error).toBeNull()
    expect((await verify(hash)).error?.code).toBe('otp_expired')
  })

  it('is not confirmed by a link that is an hour old', async () => {
    await signUp()
    await backend.query(
      `update auth.users set confirmation_sent_at = now() - interval '61 minutes' where email = $1`,
      [email],
    )
    expect((await verify(backend.tokenHash(email))).error?.code).toBe('otp_expired')
  })

  it('needs a password of eight characters', async () => {
    const { error } = await backend.client().auth.signUp({ email, password: 'seven77' })
    expect(error?.code).toBe('weak_password')
  })
})

describe('asking for the confirmation mail again', () => {
  it('sends a new link, and the old one stops working', async () => {
    await signUp()
    const old = backend.tokenHash(email)
    expect((await backend.client().auth.resend({ type: 'signup', email })).error).toBeNull()
    const fresh = backend.tokenHash(email)
    expect(backend.mails.list(email)).toHaveLength(2)
    expect((await verify(old)).error?.code).toBe('otp_expired')
    expect((await verify(fresh)).error).toBeNull()
  })

  it('finds the address in capitals, too', async () => {
    await signUp()
    await post('resend', { type: 'signup', email: email.toUpperCase() })
    expect((await verify(backend.tokenHash(email))).error).toBeNull()
  })

  it('answers the same for every address, and mails only the unconfirmed', async () => {
    await backend.newUser(email)
    const sent = backend.mails.list().length
    for (const address of [email, 'nobody@example.test']) {
      const answer = await post('resend', { type: 'signup', email: address })
      expect([answer.status, await answer.text()]).toEqual([200, '{}'])
    }
    expect(backend.mails.list()).toHaveLength(sent)
  })

  it('needs the key and a well-formed request', async () => {
    await signUp()
    expect((await post('resend', { type: 'signup', email }, '')).status).toBe(401)
    expect((await post('resend', { type: 'signup', email }, 'wrong')).status).toBe(401)
    expect((await post('resend', { type: 'signup' })).status).toBe(400)
    expect((await post('resend', { type: 'nonsense', email })).status).toBe(400)
    expect(backend.mails.list(email)).toHaveLength(1)
  })
})

describe('signing up again', () => {
  it('mails an unconfirmed address again, and leaves the account as it was', async () => {
    const account = () =>
      backend.query('select id, encrypted_password, raw_user_meta_data from auth.users where email = $1', [
        email,
      ])
    const { data: first } = await signUp()
    const before = await account()
    const again = await backend.client().auth.signUp({ email, password: 'another-password-1' })
    expect(again.error).toBeNull()
    expect(again.data.session).toBeNull()
    expect(again.data.user).toMatchObject({ id: first.user?.id, email, identities: [{ provider: 'email' }] })
    expect(backend.mails.list(email)).toHaveLength(2)
    expect(await account()).toEqual(before)
  })

  it('answers for a confirmed address as for a new one, and sends no mail', async () => {
    const { id } = await backend.newUser(email)
    const sent = backend.mails.list(email).length
    const again = await backend.client().auth.signUp({ email, password: TEST_PASSWORD })
    expect(again.error).toBeNull()
    expect(again.data.user?.identities).toEqual([])
    expect(again.data.user?.id).not.toBe(id)
    expect(backend.mails.list(email)).toHaveLength(sent)
  })
})

describe('a forgotten password', () => {
  it('is replaced through the mail, and the old one stops working', async () => {
    await backend.newUser(email)
    const own = backend.client()
    await own.auth.resetPasswordForEmail(email)
    expect(backend.mails.list(email)[0]?.text).toContain('type=recovery')
    const opened = await own.auth.verifyOtp({ token_hash: backend.tokenHash(email), type: 'recovery' })
    expect(opened.error).toBeNull()
    const same = await own.auth.updateUser({ password: TEST_PASSWORD })
    expect(same.error?.code).toBe('same_password')
    expect((await own.auth.updateUser({ password: 'brand-new-pass-1' })).error).toBeNull()

    const withOld = await backend.client().auth.signInWithPassword({ email, password: TEST_PASSWORD })
    expect(withOld.error?.code).toBe('invalid_credentials')
    const withNew = await backend.client().auth.signInWithPassword({ email, password: 'brand-new-pass-1' })
    expect(withNew.error).toBeNull()
  })

  it('confirms an address that was not confirmed yet', async () => {
    await signUp()
    await backend.client().auth.resetPasswordForEmail(email)
    expect((await verify(backend.tokenHash(email), 'recovery')).data.user?.confirmed_at).toBeTruthy()
  })

  it('gets the same answer for an unknown address, and sends no mail', async () => {
    expect((await backend.client().auth.resetPasswordForEmail(email)).error).toBeNull()
    expect(backend.mails.list(email)).toEqual([])
  })
})
