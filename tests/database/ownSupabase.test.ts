import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { findProblem, readProject } from '@king-exchange/embedded-supabase'
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

describe('supabase/config.toml', () => {
  it('is taken by the embedded backend as it is', () => {
    const { config, leftOut } = readProject(process.cwd())
    expect(leftOut).toEqual([])
    expect(config.auth).toMatchObject({
      minimum_password_length: 8,
      sessions: { timebox: '24h' },
      email: { otp_length: 6, template: { recovery: { subject: 'Reset your King Exchange password' } } },
    })
  })

  it('has no name that the Supabase CLI warns of', () => {
    const file = readFileSync('supabase/config.toml', 'utf8')
    const { auth } = parse(file) as { auth: { email: TomlTable; sms?: TomlTable } }
    expect([auth.email.enabled, auth.email.enable_signup]).toEqual([true, undefined])
  })
})

describe('.env.example', () => {
  it('has only lines that Vite reads', () => {
    expect(findProblem(readFileSync('.env.example'))).toBeUndefined()
  })
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
    expect(link.startsWith(`${page}&email=`)).toBe(true)
    expect(new URL(link).searchParams.get('email')).toBe(email)
    // Copied by hand: nothing in it may need escaping.
    expect(mail?.html).toContain(`>${page.replace('&', '&amp;')}<`)
    expect(mail?.subject).toBe(subject)
    expect(mail?.html).not.toMatch(/\{\{|\/auth\/v1\/verify/)
  })
})

describe('the notifications', () => {
  const { notifications } = readProject(process.cwd())

  it('tell of a new password, an address and a second factor', () => {
    const told = Object.entries(notifications).filter(([, { enabled }]) => enabled)
    expect(told.map(([name]) => name)).toEqual([
      'password_changed',
      'email_changed',
      'mfa_factor_enrolled',
      'mfa_factor_unenrolled',
    ])
  })

  it.each(Object.entries(notifications))(
    'say what to do if it was not the owner: %s',
    (name, { content_path = '' }) => {
      const html = readFileSync(content_path, 'utf8')
      const known = { email_changed: ['Email', 'OldEmail'], password_changed: ['Email'] }[name] ?? [
        'Email',
        'FactorType',
      ]
      const used = [...html.matchAll(/\{\{ \.(\w+) \}\}/g)].map(([, field = '']) => field)
      expect(used.filter((field) => !['SiteURL', ...known].includes(field))).toEqual([])
      expect(html).toMatch(/If it was not, /)
      expect(html).toMatch(/href="\{\{ \.SiteURL \}\}\/(?:forgot-password|contact)"/)
    },
  )

  it.each(['mfa_factor_enrolled', 'mfa_factor_unenrolled'] as const)(
    'lead to where a device is removed, and say how, and what helps who is shut out: %s',
    (name) => {
      const html = readFileSync(notifications[name]?.content_path ?? '', 'utf8')
      const [, first] = /href="\{\{ \.SiteURL \}\}([^"]*)"/.exec(html) ?? []
      expect(first).toBe('/settings/security')
      const steps = [...html.matchAll(/<li\b[^>]*>(.*?)<\/li>/g)].map(([, step = '']) => step)
      expect(steps.map((step) => /^(?:Log in|Set a new password|Remove)/.exec(step)?.[0])).toEqual([
        'Log in',
        'Set a new password',
        'Remove',
      ])
      expect(html).toMatch(/href="\{\{ \.SiteURL \}\}\/forgot-password"/)
      expect(html).toMatch(/href="\{\{ \.SiteURL \}\}\/contact"/)
    },
  )

  it('of a new password comes by mail to the owner', async () => {
    const email = `told+1&'x@example.test`
    const { client } = await backend.newUser(email)
    const before = backend.mails.list(email).length
    await client.auth.updateUser({ data: { first_name: 'Ada' } })
    expect(backend.mails.list(email)).toHaveLength(before)
    await client.auth.updateUser({ password: 'Other-Lantern-48' })
    const [mail] = backend.mails.list(email)
    expect(mail?.subject).toBe('Your King Exchange password was set')
    expect(mail?.html).toContain('A password was set for told+1&amp;&#39;x@example.test just now')
    expect(mail?.html).not.toContain('{{')
    expect(mail?.text).toContain(`${TEST_URL}/forgot-password`)
  })
})

describe('an account that Google opens', () => {
  /** Signs in at the stand-in for Google; returns the id of the account. */
  async function signIn(email: string, name: string): Promise<string> {
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
    const [row] = await backend.query<{ id: string }>('select id from auth.users where email = $1', [email])
    return row?.id ?? ''
  }
  const profileOf = async (id: string) =>
    (await backend.query('select full_name, kyc_status from user_profiles where id = $1', [id]))[0]

  it('has a profile and empty wallets', async () => {
    const id = await signIn(newEmail(), 'Ada Lovelace')
    expect(await profileOf(id)).toEqual({ full_name: 'Ada Lovelace', kyc_status: 'not_verified' })
    expect(
      await backend.query(
        'select token_symbol, balance::float from wallets where user_id = $1 order by token_symbol',
        [id],
      ),
    ).toEqual(['BTC', 'ETH', 'KCC', 'KCREDIT', 'USDT'].map((token_symbol) => ({ token_symbol, balance: 0 })))
  })

  it.each([
    ['no name', '  ', null],
    ['a name with characters that Postgres cannot store', 'A\u0000da <b>王</b>', 'Ada <b>王</b>'],
  ])('may have %s', async (_, name, full_name) => {
    expect(await profileOf(await signIn(newEmail(), name))).toMatchObject({ full_name })
  })

  it('joins one with a password, which keeps its profile', async () => {
    const email = newEmail()
    const { id } = await backend.newUser(email, { first_name: 'Grace', last_name: 'Hopper' })
    expect(await signIn(email, 'Ada Lovelace')).toBe(id)
    expect(await profileOf(id)).toMatchObject({ full_name: 'Grace Hopper' })
  })
})
