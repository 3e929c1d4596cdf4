import { randomBytes } from 'node:crypto'
import { passwordLength } from '../../src/data/session/passwords'
import { fetchMails, findMailbox, linkIn, type Mailbox } from '../mailbox'

/**
 * A finding of the doctor. A fault keeps visitors out or lets strangers in, a remark is worth a look, and what is unseen
 * cannot be seen from outside.
 */
export type Finding = {
  state: 'fine' | 'fault' | 'remark' | 'unseen'
  about: string
  says: string
  /** The setting to change: the page of the dashboard and the key in `supabase/config.toml`. */
  setting?: string
}

/** A project, and the options of the command line. */
export type Examination = {
  /** The project's address, without a slash at its end. */
  url: string
  /** The publishable key. */
  key: string
  /** The origin at which the site is public. */
  site: string
  /** True if the site is built with a captcha's widget. */
  hasWidget: boolean
  /** The address to which a test mail is sent; nothing is sent without one. */
  testMail?: string | undefined
  /** The address of a mailbox with an HTTP API, in which the test mail is read. */
  mailbox?: string | undefined
}

/** An answer of the project to a visitor who is not signed in: its code and words are empty without one. */
type Answer = { status: number; headers: Headers; body: unknown; code: string; words: string }
type Ask = (path: string, body?: object, request?: RequestInit) => Promise<Answer>
type Check = (ask: Ask, examination: Examination) => Promise<Finding[]>

const find =
  (state: Finding['state']) =>
  (about: string, says: string, setting?: string): Finding => ({ state, about, says, setting })
const [fine, fault, remark, unseen] = [find('fine'), find('fault'), find('remark'), find('unseen')]

/** A finding that something is in order, or else a fault with the setting that mends it. */
const judge = (isRight: boolean, about: string, right: string, wrong: string, setting: string): Finding =>
  isRight ? fine(about, right) : fault(about, wrong, setting)

/** Milliseconds after which a project counts as not reachable. */
const timeout = 15_000
/** Milliseconds to wait for the test mail in a mailbox. */
const patience = 30_000

const asker =
  ({ url, key }: Examination): Ask =>
  async (path, sent, request) => {
    const answer = await fetch(`${url}${path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      ...(sent && { method: 'POST', body: JSON.stringify(sent) }),
      ...request,
      headers: {
        apikey: key,
        'x-supabase-api-version': '2024-01-01',
        ...(sent && { 'content-type': 'application/json' }),
        ...request?.headers,
      },
    })
    const { status, headers } = answer
    const body: unknown = await answer.json().catch(() => null)
    const { error_code, code = '', message, msg } = Object(body) as Record<string, unknown>
    const words = [status, (message ?? msg) && `«${message ?? msg}»`].filter(Boolean).join(', ')
    return { status, headers, body, code: String(error_code ?? code), words }
  }

/** Asks for the settings, with the key; without an answer nothing else makes sense. */
const checkReachable: Check = async (ask, { url }) => {
  try {
    const { status, body, words } = await ask('/auth/v1/settings')
    const keys = 'Project Settings, API Keys; VITE_SUPABASE_PUBLISHABLE_KEY in .env'
    if (status === 401 || status === 403) return [fault('Reachable', `The key is refused: ${words}`, keys)]
    const paused = 'Project Settings, General: is it paused?'
    const isSupabase = status === 200 && body !== null
    const wrong = `No Supabase answers at ${url}: ${words}`
    return [judge(isSupabase, 'Reachable', `${url} answers, and takes the key`, wrong, paused)]
  } catch (error) {
    const { message, cause } = error as Error
    const reason = cause instanceof Error ? cause.message : message
    const setting = 'VITE_SUPABASE_URL in .env; Project Settings, Data API'
    return [fault('Reachable', `${url} does not answer: ${reason}`, setting)]
  }
}

/** Asks, as a browser on the site does, for leave to send the header `apikey`, which each request of the site has. */
const checkPreflight: Check = async (ask, { url, site }) => {
  const about = 'Cross-origin requests'
  if (new URL(url).origin === site) return [fine(about, 'are not needed: the site has the same origin')]
  for (const path of ['/auth/v1/token?grant_type=password', '/rest/v1/wallets']) {
    const { headers } = await ask(path, undefined, {
      method: 'OPTIONS',
      headers: {
        origin: site,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,authorization,content-type',
      },
    })
    const allowed = (headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/,\s*/)
    if (!['*', site].includes(headers.get('access-control-allow-origin') ?? '')) {
      const setting = 'The gateway of your server: allow the site’s origin'
      return [fault(about, `${path} refuses pages of ${site}`, setting)]
    }
    if (!allowed.includes('*') && !allowed.includes('apikey')) {
      const setting = 'On a server of your own: GOTRUE_CORS_ALLOWED_HEADERS=apikey, or a gateway that adds it'
      return [fault(about, `${path} refuses the header apikey, so no page of the site can ask`, setting)]
    }
  }
  return [fine(about, 'are allowed, with the header apikey')]
}

/** Judges the settings that the auth server tells everybody. */
const checkSettings: Check = async (ask) => {
  type Settings = {
    disable_signup?: boolean
    mailer_autoconfirm?: boolean
    external?: Record<string, boolean>
  }
  const { external = {}, ...settings } = (await ask('/auth/v1/settings')).body as Settings
  const page = 'Authentication, Sign In / Providers'
  const email = `${page}, Email; auth.email.enabled = true`
  const signUp = `${page}, Allow new users to sign up; auth.enable_signup = true`
  const confirm = `${page}, Confirm email; auth.email.enable_confirmations = true`
  const confirmed = 'is on: an address is confirmed by a mail'
  const unconfirmed = 'is off: anybody registers any address, and is let in'
  const [on, off] = [true, false].map((isOn) =>
    ['google', 'apple', 'twitter'].filter((name) => Boolean(external[name]) === isOn).join(', '),
  )
  return [
    judge(Boolean(external.email), 'Email sign-in', 'is on', 'is off: nobody can log in', email),
    judge(!settings.disable_signup, 'Sign-up', 'is open', 'is closed to new visitors', signUp),
    judge(!settings.mailer_autoconfirm, 'Confirmation', confirmed, unconfirmed, confirm),
    fine(
      'Social sign-in',
      [on && `on: ${on}`, off && `off, and their buttons say so: ${off}`].filter(Boolean).join('; '),
    ),
    ...(await checkProviders(ask, on ? on.split(', ') : [])),
  ]
}

/** Begins a sign-in with each provider that is on, as its button does; a server that cannot go on does not redirect. */
async function checkProviders(ask: Ask, providers: string[]): Promise<Finding[]> {
  const answers = await Promise.all(
    providers.map(async (name) => ({ name, ...(await ask(`/auth/v1/authorize?provider=${name}`)) })),
  )
  return answers
    .filter(({ status }) => status >= 400)
    .map(({ name, words }) =>
      fault(
        `Sign-in with ${name}`,
        `is on, but its button fails: ${words}`,
        `Authentication, Sign In / Providers, ${name}; auth.external.${name}.client_id and secret`,
      ),
    )
}

/** The account of supabase/seed.sql, whose password stands in the README. */
export const demoAccount = { email: 'demo@kingexchange.example', password: 'Crown-Demo-2026' }

/** Signs in as the demo account, which is harmless where the project is: on a machine of one's own. */
const checkDemo: Check = async (ask, { url }) => {
  const about = 'Demo account'
  const { status, code, words } = await ask('/auth/v1/token?grant_type=password', demoAccount)
  if (code === 'invalid_credentials') return [fine(about, 'is not there, or has a password of its own')]
  const isThere = status === 200 || ['email_not_confirmed', 'user_banned'].includes(code)
  if (!isThere) return [unseen(about, `${demoAccount.email} was answered ${words}`)]
  const says = `${demoAccount.email} is let in by a password that everybody knows`
  if (['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)) return [remark(about, says)]
  return [fault(about, says, 'Authentication, Users: delete it; npx supabase db push without --include-seed')]
}

/** An address that nobody has: a sign-in with it is refused, and sends nothing. */
const nobody = { email: 'doctor@king-exchange.invalid', password: 'Nobodys-Password-7' }

/** Signs in without a captcha's token. */
const checkCaptcha: Check = async (ask, { hasWidget }) => {
  const setting = 'Authentication, Attack Protection; auth.captcha'
  const { code, words } = await ask('/auth/v1/token?grant_type=password', nobody)
  if (code === 'captcha_failed') {
    const remedy = `${setting}.enabled = false, or the variables of the captcha in .env`
    const shutOut = 'is asked for, and the site has no widget: nobody can log in'
    return [judge(hasWidget, 'Captcha', 'is asked for, and the site has its widget', shutOut, remedy)]
  }
  if (code !== 'invalid_credentials') return [unseen('Captcha', `A sign-in was answered ${words}`, setting)]
  const [says, remedy] = hasWidget
    ? ['is not asked for, though the site has a widget: robots need none', `${setting}.enabled = true`]
    : ['is off: nothing but the limits slows robots down', `${setting}; then the widget in .env`]
  return [remark('Captcha', says, remedy)]
}

/** Compares the shortest password with the site's, by a sign-up that every server refuses as too short. */
const checkPasswords: Check = async (ask) => {
  const { least } = passwordLength
  const { code, words } = await ask('/auth/v1/signup', { ...nobody, password: 'x' })
  const minimum = Number(/at least (\d+) characters/.exec(words)?.[1])
  if (code !== 'weak_password' || !minimum) return [unseen('Passwords', `A weak one was answered ${words}`)]
  if (minimum === least) return [fine('Passwords', `need ${minimum} characters, as the site says`)]
  const setting = `Authentication, Sign In / Providers, Email, Minimum password length; auth.minimum_password_length = ${least}`
  return [remark('Passwords', `The project wants ${minimum} characters, and the site says ${least}`, setting)]
}

/**
 * Compares where mails and redirects lead with the pages of the site, by a link whose hash nobody has: an address that is
 * allowed is answered, with the error, and for every other one the Site URL.
 */
const checkRedirects: Check = async (ask, { site }) => {
  const page = 'Authentication, URL Configuration'
  const follow = async (wanted: string) => {
    const query = `token=${'00'.repeat(28)}&type=signup&redirect_to=${encodeURIComponent(wanted)}`
    const { headers, words } = await ask(`/auth/v1/verify?${query}`)
    return { location: headers.get('location'), words }
  }
  const fallback = await follow('https://nowhere.king-exchange.invalid/')
  if (fallback.location === null)
    return [unseen('Site URL', `The server’s link was answered ${fallback.words}`, `${page}; auth.site_url`)]
  const { origin, href } = new URL(fallback.location)
  const isAddress = origin !== 'null'
  const named = isAddress ? origin : `${href.replace(/[#?].*/, '')}, without https://`
  const elsewhere = `is ${named}, so the links in mails lead there and not to ${site}`
  const siteUrl = `${page}, Site URL; auth.site_url = "${site}"`
  const findings = [judge(origin === site, 'Site URL', `is ${named}`, elsewhere, siteUrl)]
  const refused: string[] = []
  for (const address of [`${site}/dashboard`, `${site}/reset-password`]) {
    const { location, words } = await follow(address)
    if (location === null) return [...findings, unseen('Redirect URLs', `${address}: ${words}`)]
    if (!['#', '?'].some((divider) => location.startsWith(address + divider))) refused.push(address)
  }
  const allowed = 'allow /dashboard and /reset-password'
  const wrong = `do not allow ${refused.join(' and ')}: a social sign-in does not come back`
  const setting = `${page}, Redirect URLs; auth.additional_redirect_urls = ["${site}/**"]`
  return [...findings, judge(refused.length === 0, 'Redirect URLs', allowed, wrong, setting)]
}

/** The tables of the migrations, with the columns that the site reads. A visitor may read none of them. */
const tables = {
  user_profiles: 'id,full_name,kyc_status,referral_code',
  wallets: 'id,user_id,token_symbol,balance',
  wallet_movements: 'id,user_id,token_symbol,amount,balance_after,moved_at,reason',
  referrals: 'invited_id,inviter_id,created_at',
}

/** The functions that the site calls. A visitor may call none of them. */
const functions = { referral_count: '', claim_referral: '?code=DOCTOR' }

/**
 * Asks for the tables and functions of the migrations, which have to be there and closed to a visitor. The database looks
 * at names before it looks at rights, so that a refusal shows that they are there.
 */
const checkDatabase: Check = async (ask) => {
  const push = 'npx supabase db push'
  const own = 'policies and grants of your own (Database, Policies)'
  const exposed = 'Project Settings, Data API, Exposed schemas; api.schemas = ["public"]'
  const known = (about: string, { code }: Answer) => {
    if (code === '42501') return fine(about, 'is there, and closed to visitors')
    if (['42P01', 'PGRST205', 'PGRST202', '42883'].includes(code)) return fault(about, 'is not there', push)
    return undefined
  }
  const judgeTable = (about: string, { status, body, code, words }: Answer) => {
    if (code === '42703') return fault(about, `lacks a column: ${words}`, push)
    if (status !== 200) return unseen(about, `was answered ${words}`, exposed)
    if (Array.isArray(body) && body.length > 0)
      return fault(about, 'can be read by everybody', `${push}; then look for ${own}`)
    return remark(
      about,
      'may be read by visitors, who see no rows: the migrations take that right away',
      push,
    )
  }
  const judgeFunction = (about: string, { status, code, words }: Answer) => {
    if (code === 'PT401')
      return remark(about, 'may be called by visitors, and refuses them: an older migration', push)
    return status < 300
      ? fault(about, 'may be called by everybody', push)
      : unseen(about, `was answered ${words}`)
  }
  const findings: Finding[] = []
  for (const [name, columns] of Object.entries(tables)) {
    const answer = await ask(`/rest/v1/${name}?select=${columns}&limit=1`)
    findings.push(known(`Table ${name}`, answer) ?? judgeTable(`Table ${name}`, answer))
  }
  for (const [name, query] of Object.entries(functions)) {
    // By GET, which runs in a transaction that cannot write.
    const answer = await ask(`/rest/v1/rpc/${name}${query}`)
    findings.push(known(`Function ${name}`, answer) ?? judgeFunction(`Function ${name}`, answer))
  }
  const hidden = await ask('/rest/v1/rpc/doctor', undefined, { headers: { 'accept-profile': 'private' } })
  const served = `is served, which nobody needs: ${hidden.words}`
  const contract = 'npm run test:contract, on a project without users'
  return [
    ...findings,
    judge(hidden.code === 'PGRST106', 'Schema private', 'is not served', served, exposed),
    unseen('Policies', 'can be seen by a signed-in user only', contract),
  ]
}

const templates = 'Authentication, Emails, Templates; npx supabase config push sends auth.email.template'
const smtp = 'Authentication, Emails, SMTP Settings; auth.email.smtp'

/**
 * Sends a mail: that of a sign-up, which leaves an unconfirmed user behind, or that of a reset, if the address has an
 * account. With a mailbox its link is read; without one a person has to.
 */
async function checkMail(ask: Ask, { site, testMail: email }: Examination, mailbox: Mailbox | null) {
  const unasked = 'none was asked for: --test-mail you@your-domain sends one, --mailbox reads it'
  if (!email) return unseen('Mails', unasked, templates)
  const before = mailbox ? (await fetchMails(mailbox, email)).length : 0
  const password = `Doctor-${randomBytes(9).toString('base64url')}`
  const signedUp = await ask('/auth/v1/signup', { email, password })
  const { identities } = Object(signedUp.body) as { identities?: unknown[] }
  const isTaken =
    signedUp.code === 'user_already_exists' || (signedUp.status === 200 && identities?.length === 0)
  const { status, code, words } = isTaken ? await ask('/auth/v1/recover', { email }) : signedUp
  if (status === 429) {
    const limits = `${smtp}; Authentication, Rate Limits; auth.rate_limit.email_sent`
    return fault('Mails', `The mail was refused: ${words}`, limits)
  }
  if (code === 'captcha_failed')
    return unseen('Mails', 'A captcha is asked for: have the mail sent by the site’s form')
  if (status !== 200) return fault('Mails', `The mail was not sent: ${words}`, smtp)
  if ('access_token' in Object(signedUp.body)) {
    const confirmations =
      'None is sent where confirmation is off. A user with a session is left: Authentication, Users.'
    return unseen('Mails', confirmations, templates)
  }
  const leftover = isTaken ? '' : ' An unconfirmed user is left: Authentication, Users.'
  const wanted = `${site}/auth/confirm`
  if (!mailbox) {
    const says = `Open the mail to ${email}: its link has to begin with ${wanted}?token_hash=.${leftover}`
    return unseen('Mails', says, templates)
  }
  const end = Date.now() + patience
  for (;;) {
    const mails = await fetchMails(mailbox, email)
    const [mail] = mails.length > before ? mails : []
    const link = mail && linkIn(mail, isTaken ? 'recovery' : 'signup')
    if (link) {
      const wrong = `lead to ${link.page}: the project sends the provider’s own templates.${leftover}`
      return judge(link.page === wanted, 'Mails', `lead to ${wanted}.${leftover}`, wrong, templates)
    }
    if (mail) return fault('Mails', `have no link that the site knows.${leftover}`, templates)
    if (Date.now() > end)
      return fault('Mails', `None came to ${email} within ${patience / 1000} s.${leftover}`, smtp)
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
}

/**
 * Finds out whether a project is ready for the site, as far as a visitor can see. Reads only, but for a test mail that was
 * asked for. Throws an error of one line where the mailbox does not answer.
 */
export async function examine(examination: Examination): Promise<Finding[]> {
  const mailbox = examination.mailbox ? await findMailbox(examination.mailbox) : null
  const ask = asker(examination)
  const findings = await checkReachable(ask, examination)
  if (findings.some(({ state }) => state === 'fault')) return findings
  const checks = [
    checkPreflight,
    checkSettings,
    checkCaptcha,
    checkDemo,
    checkPasswords,
    checkRedirects,
    checkDatabase,
  ]
  for (const check of checks) findings.push(...(await check(ask, examination)))
  return [
    ...findings,
    await checkMail(ask, examination, mailbox),
    unseen(
      'Limits',
      'of requests, mails and sessions show only when they are reached',
      'Authentication, Rate Limits and Sessions; auth.rate_limit, auth.email.max_frequency, auth.sessions',
    ),
    unseen(
      'Account changes',
      'second factor, code for a new password, two mails for an address, notices: npx supabase config push sets them',
      'auth.mfa.totp, auth.email.secure_password_change, .double_confirm_changes, .notification',
    ),
  ]
}

const labels = { fine: 'ok', fault: 'FAULT', remark: 'look', unseen: '?' } as const

/** The findings for a person, a line each, with the setting below those that ask for one. */
export function describe(findings: readonly Finding[]): string {
  const faults = findings.filter(({ state }) => state === 'fault').length
  const lines = findings.flatMap(({ state, about, says, setting }) => [
    `${labels[state].padEnd(7)}${about.padEnd(24)}${says}`,
    ...(setting ? [`${' '.repeat(31)}→ ${setting}`] : []),
  ])
  const count = `${faults} ${faults === 1 ? 'fault' : 'faults'}`
  return [...lines, '', faults === 0 ? 'Ready, as far as can be seen.' : `Not ready: ${count}.`].join('\n')
}
