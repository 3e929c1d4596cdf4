import { createHash, randomBytes, randomUUID } from 'node:crypto'
import {
  startTestBackend,
  TEST_PASSWORD,
  TEST_URL,
  type TestBackend,
} from '@king-exchange/embedded-supabase/tests'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

const STRANGERS_PASSWORD = 'strangers-horse-1'

let backend: TestBackend
let email: string

beforeAll(async () => {
  backend = await startTestBackend()
})
beforeEach(() => {
  email = `olive-${randomUUID()}@example.test`
})
afterAll(() => backend.close())

/** A stranger registers the address with name and password of their own. */
const registerAsStranger = () =>
  backend.client().auth.signUp({
    email,
    password: STRANGERS_PASSWORD,
    options: { data: { first_name: 'Mallory', last_name: 'Stranger' } },
  })

const openLink = async (type: 'signup' | 'recovery' = 'signup') => {
  const owner = backend.client()
  const { data, error } = await owner.auth.verifyOtp({ type, token_hash: backend.tokenHash(email) })
  expect(error).toBeNull()
  return { owner, id: data.user?.id ?? '' }
}

const logIn = async (password: string) => {
  const { error } = await backend.client().auth.signInWithPassword({ email, password })
  return error?.code ?? 'signed in'
}

const nameOf = async () => {
  const [profile] = await backend.query<{ full_name: string | null }>(
    'select full_name from public.user_profiles join auth.users using (id) where email = $1',
    [email],
  )
  return profile?.full_name
}

/** Signs in by the stand-in for Google, with the address of the test, verified by Google. */
async function signInByGoogle(name: string) {
  const go = async (url: URL) =>
    new URL((await backend.transport(url)).headers.get('location') ?? '', TEST_URL)
  const verifier = randomBytes(32).toString('base64url')
  const code_challenge = createHash('sha256').update(verifier).digest('base64url')
  const query = { provider: 'google', code_challenge, code_challenge_method: 's256' }
  const page = await go(new URL(`/auth/v1/authorize?${new URLSearchParams(query)}`, TEST_URL))
  const form = new URLSearchParams({ email, name, answer: 'continue' })
  const pressed = await backend.oauthPage(new Request(page, { method: 'POST', body: form }))
  const arrived = await go(new URL(pressed.headers.get('location') ?? '', TEST_URL))
  expect(arrived.searchParams.get('code')).toEqual(expect.any(String))
}

describe('confirming an address that a stranger registered', () => {
  it('makes the stranger’s password invalid, and removes the stranger’s name', async () => {
    await registerAsStranger()
    expect(await nameOf()).toBe('Mallory Stranger')
    await openLink()
    expect(await logIn(STRANGERS_PASSWORD)).toBe('invalid_credentials')
    expect(await nameOf()).toBeNull()
  })

  it('does the same through the link of a forgotten password', async () => {
    await registerAsStranger()
    await backend.client().auth.resetPasswordForEmail(email)
    await openLink('recovery')
    expect(await logIn(STRANGERS_PASSWORD)).toBe('invalid_credentials')
    expect(await nameOf()).toBeNull()
  })

  it('sets a password and a name, which are kept from then on', async () => {
    await registerAsStranger()
    const { owner } = await openLink()
    const given = await owner.auth.updateUser({
      password: TEST_PASSWORD,
      data: { full_name: ' Olive \u200B Owner ' },
    })
    expect(given.error).toBeNull()
    expect(await nameOf()).toBe('Olive Owner')
    expect(await logIn(TEST_PASSWORD)).toBe('signed in')
    expect(await logIn(STRANGERS_PASSWORD)).toBe('invalid_credentials')
  })

  it('does not get the stranger’s name when other metadata change', async () => {
    await registerAsStranger()
    const { owner } = await openLink()
    await owner.auth.updateUser({ data: { email_verified: true, theme: 'dark' } })
    expect(await nameOf()).toBeNull()
  })

  it('keeps the name that is being checked', async () => {
    await registerAsStranger()
    const { owner, id } = await openLink()
    await owner.auth.updateUser({ data: { full_name: 'Olive Owner' } })
    await backend.query(`update public.user_profiles set kyc_status = 'pending' where id = $1`, [id])
    await owner.auth.updateUser({ data: { full_name: 'Somebody Else' } })
    expect(await nameOf()).toBe('Olive Owner')
  })
})

describe('signing in with an OAuth provider to an account that a stranger registered', () => {
  it('makes the stranger’s password invalid, and gets the provider’s name', async () => {
    await registerAsStranger()
    await signInByGoogle('Olive Owner')
    expect(await logIn(STRANGERS_PASSWORD)).toBe('invalid_credentials')
    expect(await nameOf()).toBe('Olive Owner')
  })

  it('has no name when the provider knows none', async () => {
    await registerAsStranger()
    await signInByGoogle('')
    expect(await nameOf()).toBeNull()
  })
})

describe('an account that never needed a mail', () => {
  it('keeps the password when an administrator confirms the address', async () => {
    await backend.client().auth.signUp({ email, password: TEST_PASSWORD })
    await backend.query('update auth.users set confirmation_sent_at = null where email = $1', [email])
    await backend.query('update auth.users set email_confirmed_at = now() where email = $1', [email])
    expect(await logIn(TEST_PASSWORD)).toBe('signed in')
  })
})
