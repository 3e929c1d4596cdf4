import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { findProblem, readProject, timeCode } from '@king-exchange/embedded-supabase'
import {
  startTestBackend,
  TEST_PASSWORD,
  TEST_URL,
  type TestBackend,
} from '@king-exchange/embedded-supabase/tests'
import { parse, type TomlTable } from 'smol-toml'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let backend: TestBackend
beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.close())

const newEmail = () => `visitor-${randomUUID()}@example.test`
const { unsupported, notifications } = readProject(process.cwd())

it('supabase/config.toml is taken by the embedded backend as it is, and by the Supabase CLI without a warning', () => {
  const { auth } = parse(readFileSync('supabase/config.toml', 'utf8')) as { auth: { email: TomlTable } }
  expect([unsupported, auth.email.enabled, auth.email.enable_signup]).toEqual([[], true, undefined])
})

it('.env.example has only lines that Vite reads', () => {
  expect(findProblem(readFileSync('.env.example'))).toBeUndefined()
})

describe('the mails', () => {
  it.each([
    ['confirmation', 'signup', 'Confirm your King Exchange account'],
    ['reset', 'recovery', 'Reset your King Exchange password'],
  ])('for the %s link to the confirmation page and name the account', async (_, type, subject) => {
    const email = `olive+${type}&'x=1@example.test`
    await backend.client().auth.signUp({ email, password: TEST_PASSWORD })
    if (type === 'recovery') await backend.client().auth.resetPasswordForEmail(email)
    const page = `${TEST_URL}/auth/confirm?token_hash=${backend.tokenHash(email)}&type=${type}`
    const [mail] = backend.mails.list(email)
    const [, href = ''] = /href="([^"]*)"/.exec(mail?.html ?? '') ?? []
    const link = href.replaceAll('&amp;', '&').replaceAll('&#39;', "'")
    expect([link.startsWith(`${page}&email=`), new URL(link).searchParams.get('email')]).toEqual([
      true,
      email,
    ])
    // Copied by hand: nothing in it may need escaping.
    expect(mail?.html).toContain(`>${page.replace('&', '&amp;')}<`)
    expect(mail?.subject).toBe(subject)
    expect(mail?.html).not.toMatch(/\{\{|\/auth\/v1\/verify/)
  })

  it('tell the owner of a new password and of a second factor that comes or goes, and of no new name', async () => {
    const email = `told+1&'x@example.test`
    const { client } = await backend.newUser(email)
    const before = backend.mails.list(email).length
    await client.auth.updateUser({ data: { first_name: 'Ada' } })
    await client.auth.updateUser({ password: 'Other-Lantern-48' })
    const { data } = await client.auth.mfa.enroll({ factorType: 'totp' })
    const [factorId, secret] = [data?.id ?? '', data?.totp.secret ?? '']
    await client.auth.mfa.challengeAndVerify({ factorId, code: timeCode(secret, Date.now()) })
    await client.auth.mfa.unenroll({ factorId })
    const told = backend.mails.list(email).slice(0, -before)
    expect(told.map(({ subject }) => subject)).toEqual([
      'A second step was removed from your King Exchange login',
      'A second step was added to your King Exchange login',
      'Your King Exchange password was set',
    ])
    expect(told[2]?.html).toContain('A password was set for told+1&amp;&#39;x@example.test just now')
    expect(told.filter(({ html }) => html.includes('{{'))).toEqual([])
  })

  it.each(Object.entries(notifications))(
    'of a change say what to do if it was not the owner: %s',
    (name, { content_path = '' }) => {
      const html = readFileSync(content_path, 'utf8')
      const known = { email_changed: ['Email', 'OldEmail'], password_changed: ['Email'] }[name]
      const used = [...html.matchAll(/\{\{ \.(\w+) \}\}/g)].map(([, field = '']) => field)
      expect(['SiteURL', ...(known ?? ['Email', 'FactorType'])]).toEqual(expect.arrayContaining(used))
      const steps = [...html.matchAll(/<li\b[^>]*>(Log in|Set a new password|Remove)\b/g)].map(
        ([, step]) => step,
      )
      expect(steps).toEqual(known ? [] : ['Log in', 'Set a new password', 'Remove'])
      expect(html).toMatch(/If it was not, /)
      expect(html).toMatch(/href="\{\{ \.SiteURL \}\}\/(?:forgot-password|contact)"/)
    },
  )
})

describe('an account that Google opens', () => {
  /** Signs in at the stand-in for Google; returns the profile, by its id. */
  async function signIn(email: string, name: string) {
    const client = backend.client()
    const asked = await client.auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: `${TEST_URL}/dashboard`, skipBrowserRedirect: true },
    })
    const leadsTo = (answer: Response) => answer.headers.get('location') ?? ''
    const page = leadsTo(await backend.transport(asked.data.url ?? ''))
    const form = new URLSearchParams({ email, name, answer: 'continue' })
    const callback = leadsTo(await backend.oauthPage(new Request(page, { method: 'POST', body: form })))
    await backend.transport(callback)
    const [profile] = await backend.query<{ id: string; full_name: string | null; wallets: number }>(
      `select id, full_name, (select count(*)::int from wallets where user_id = users.id) as wallets
       from auth.users join user_profiles using (id) where email = $1`,
      [email],
    )
    return profile
  }

  it.each([
    ['a name', 'Ada Lovelace', 'Ada Lovelace'],
    ['no name', '  ', null],
    ['a name with characters that Postgres cannot store', 'A\u0000da <b>王</b>', 'Ada <b>王</b>'],
  ])('has %s, and wallets', async (_, name, full_name) => {
    expect(await signIn(newEmail(), name)).toMatchObject({ full_name, wallets: 5 })
  })

  it('joins one with a password, which keeps its profile', async () => {
    const email = newEmail()
    const { id } = await backend.newUser(email, { first_name: 'Grace', last_name: 'Hopper' })
    expect(await signIn(email, 'Ada Lovelace')).toMatchObject({ id, full_name: 'Grace Hopper' })
  })

  it('is its owner’s, without password and name of a stranger who has registered the address', async () => {
    const email = newEmail()
    const stranger = { email, password: TEST_PASSWORD }
    await backend.client().auth.signUp({ ...stranger, options: { data: { first_name: 'Mallory' } } })
    expect(await signIn(email, 'Olive Owner')).toMatchObject({ full_name: 'Olive Owner' })
    const { error } = await backend.client().auth.signInWithPassword(stranger)
    expect(error?.code).toBe('invalid_credentials')
  })
})
