import { describe, expect, it, vi } from 'vitest'
import { demoAccount, describe as describeFindings, examine } from '../../../scripts/doctor/examine'
import { type Change, fakeProject, project, settings, site } from './fakeProject'

type More = { hasWidget?: boolean; testMail?: string; mailbox?: string }

/** Findings of the doctor at a project that is in order but for a change. */
async function findingsOf(change?: Change, more: More = {}) {
  const requests = fakeProject(change)
  const findings = await examine({ url: project, key: 'sb_publishable_x', site, hasWidget: false, ...more })
  const statesOf = (state: string) => findings.filter((finding) => finding.state === state)
  return { findings, requests, faults: statesOf('fault'), remarks: statesOf('remark') }
}

const code = (status: number, name: string, message = name) => ({ status, body: { code: name, message } })
const redirect = (location: string) => ({ status: 303, headers: { location } })
/** A project that answers one path in another way. */
const at =
  (path: string, reply: ReturnType<Change>): Change =>
  (asked) =>
    asked.path === path ? reply : undefined
/** A project with another Site URL, to which it sends whoever it does not send elsewhere. */
const siteUrl =
  (address: string): Change =>
  (asked) =>
    asked.query.get('redirect_to')?.startsWith(site)
      ? undefined
      : at('/auth/v1/verify', redirect(`${address}#error=x`))(asked)
const set = (changed: object) => at('/auth/v1/settings', { body: { ...settings, ...changed } })

describe('the doctor', () => {
  it('finds no fault in a project that is in order, and says what it cannot see', async () => {
    const { findings, faults } = await findingsOf()
    expect(faults).toEqual([])
    expect(findings.filter(({ state }) => state === 'unseen').map(({ about }) => about)).toEqual([
      'Policies',
      'Mails',
      'Limits',
      'Account changes',
    ])
  })

  it('asks for nothing that writes', async () => {
    const { requests } = await findingsOf()
    expect([...new Set(requests)].filter((request) => !/^(GET|OPTIONS) /.test(request))).toEqual([
      'POST /auth/v1/token',
      'POST /auth/v1/signup',
    ])
  })

  it.each<[string, Change, string, RegExp]>([
    ['a key that is refused', () => code(401, '', 'Invalid API key'), 'Reachable', /API Keys/],
    ['something that is no Supabase', () => ({ status: 404 }), 'Reachable', /paused/],
    [
      'the header apikey that the preflight refuses',
      at('preflight', {
        status: 204,
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'Authorization' },
      }),
      'Cross-origin requests',
      /GOTRUE_CORS_ALLOWED_HEADERS/,
    ],
    [
      'email sign-in that is off',
      set({ external: { email: false } }),
      'Email sign-in',
      /auth\.email\.enabled/,
    ],
    ['confirmations that are off', set({ mailer_autoconfirm: true }), 'Confirmation', /enable_confirmations/],
    [
      'a captcha without a widget',
      at('/auth/v1/token', code(400, 'captcha_failed')),
      'Captcha',
      /auth\.captcha/,
    ],
    ['another Site URL', siteUrl('http://localhost:3000'), 'Site URL', /auth\.site_url/],
    [
      'the public account of the seed',
      ({ path, body }) =>
        path === '/auth/v1/token' && body.includes(demoAccount.email)
          ? { body: { access_token: 'a' } }
          : undefined,
      'Demo account',
      /Users: delete it/,
    ],
    [
      'a provider that is on without a client id',
      at(
        '/auth/v1/authorize',
        code(400, 'validation_failed', 'Unsupported provider: missing OAuth client ID'),
      ),
      'Sign-in with google',
      /auth\.external\.google\.client_id/,
    ],
    [
      'pages that no redirect may lead to',
      at('/auth/v1/verify', redirect(`${site}#error=x`)),
      'Redirect URLs',
      /additional_redirect_urls/,
    ],
    ['a table that is missing', at('/rest/v1/wallets', code(404, 'PGRST205')), 'Table wallets', /db push/],
    [
      'a table that everybody reads',
      at('/rest/v1/wallets', { body: [{ id: 1 }] }),
      'Table wallets',
      /Policies/,
    ],
    [
      'private functions that are served',
      at('/rest/v1/rpc/doctor', code(404, 'PGRST202')),
      'Schema private',
      /api\.schemas/,
    ],
  ])('finds %s, with the setting', async (_, change, about, setting) => {
    const { faults } = await findingsOf(change)
    expect(faults.map((fault) => fault.about)).toEqual([about])
    expect(faults[0]?.setting).toMatch(setting)
  })

  it('takes the public account of the seed for harmless on this machine', async () => {
    fakeProject(({ path }) => (path === '/auth/v1/token' ? { body: {} } : undefined))
    const findings = await examine({ url: 'http://127.0.0.1:54321', key: 'x', site, hasWidget: false })
    expect(findings.find(({ about }) => about === 'Demo account')?.state).toBe('remark')
  })

  it('finds a project that does not answer', async () => {
    const failure = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })
    vi.stubGlobal('fetch', () => Promise.reject(failure))
    const findings = await examine({ url: project, key: 'x', site, hasWidget: false })
    expect(findings.map(({ state, says }) => `${state}: ${says}`)).toEqual([
      `fault: ${project} does not answer: connect ECONNREFUSED`,
    ])
  })

  it.each<[string, Change, More, string]>([
    ['a missing captcha', () => undefined, {}, 'Captcha'],
    ['a widget that nobody asks for', () => undefined, { hasWidget: true }, 'Captcha'],
    [
      'a shorter password',
      at('/auth/v1/signup', code(422, 'weak_password', 'Password should be at least 6 characters.')),
      {},
      'Passwords',
    ],
    ['a right to read that shows no rows', at('/rest/v1/wallets', { body: [] }), {}, 'Table wallets'],
  ])('remarks on %s, and keeps nobody out', async (_, change, more, about) => {
    const { faults, remarks } = await findingsOf(change, more)
    expect(faults).toEqual([])
    expect(remarks.map((remark) => remark.about)).toContain(about)
  })
})

describe('the doctor’s test mail', () => {
  const testMail = 'me@exchange.example'
  /** A project whose mailbox gets a mail with this link once it was asked for one. */
  function mailing(link: string, asks = '/auth/v1/signup'): Change {
    let isSent = false
    return ({ path, body }) => {
      if (path === asks && !body.includes('"x"')) isSent = true
      if (path !== '/mailbox.json') return undefined
      return { body: isSent ? [{ subject: 'Confirm', html: `<a href="${link}">`, text: '' }] : [] }
    }
  }
  /** Findings about the mails of a project that is its own mailbox. */
  async function mailsOf(change: Change) {
    const { findings } = await findingsOf(change, { testMail, mailbox: project })
    return findings.filter(({ about }) => about === 'Mails')
  }

  it('finds that its link leads to the confirmation page', async () => {
    const [mails] = await mailsOf(mailing(`${site}/auth/confirm?token_hash=a1&amp;type=signup`))
    expect([mails?.state, mails?.says]).toEqual(['fine', expect.stringContaining(`${site}/auth/confirm`)])
  })

  it('finds the provider’s own templates', async () => {
    const [mails] = await mailsOf(mailing(`${project}/auth/v1/verify?token=a1&amp;type=signup`))
    expect([mails?.state, mails?.setting]).toEqual(['fault', expect.stringContaining('config push')])
  })

  it.each([
    ['the limit of mails', code(429, 'over_email_send_rate_limit', 'email rate limit exceeded')],
    ['a mail server that is down', code(500, 'unexpected_failure', 'Error sending confirmation email')],
  ])('finds %s', async (_, answer) => {
    const { faults } = await findingsOf(
      ({ path, body }) => (path === '/auth/v1/signup' && body.includes('Doctor-') ? answer : undefined),
      { testMail },
    )
    expect(faults.map(({ about, setting }) => [about, setting])).toEqual([
      ['Mails', expect.stringContaining('auth.email.smtp')],
    ])
  })

  it('needs a mailbox that answers, where one is named', async () => {
    await expect(findingsOf(undefined, { testMail, mailbox: project })).rejects.toThrow('No mailbox answers')
  })
})

describe('the report', () => {
  const fine = { state: 'fine', about: 'Sign-up', says: 'is open' } as const
  const fault = { state: 'fault', about: 'Email', says: 'is off', setting: 'A page; a key' } as const

  it('names the setting below a fault, and counts the faults', () => {
    expect(describeFindings([fine, fault])).toBe(
      [
        `ok     Sign-up                 is open`,
        `FAULT  Email                   is off`,
        `${' '.repeat(31)}→ A page; a key`,
        '',
        'Not ready: 1 fault.',
      ].join('\n'),
    )
  })

  it('says that it saw no fault', () => {
    expect(describeFindings([fine])).toMatch(/\n\nReady, as far as can be seen\.$/)
  })
})
