import type { Need, Target } from './target'

type Settings = { disable_signup?: boolean; mailer_autoconfirm?: boolean; external?: Record<string, boolean> }

/** Finds out which needs of cases a backend meets. Throws an error of one line where no case would make sense. */
export async function explore(given: Omit<Target, 'has'>): Promise<Target> {
  const headers = {
    apikey: given.key,
    'content-type': 'application/json',
    'x-supabase-api-version': '2024-01-01',
  }
  const ask = (path: string, body?: object) =>
    fetch(`${given.url}/auth/v1${path}`, {
      headers,
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : null),
    })

  const answer = await ask('/settings').catch((error: unknown) => {
    throw new Error(`${given.url} cannot be reached: ${error instanceof Error ? error.message : error}`)
  })
  if (!answer.ok) throw new Error(`${given.url}/auth/v1/settings answers ${answer.status}. Is the key right?`)
  const settings: Settings = await answer.json()
  if (settings.mailer_autoconfirm) {
    throw new Error(
      'The project lets in whoever signs up, without a mail. Switch confirmations on: enable_confirmations',
    )
  }

  const refusal = await ask('/token?grant_type=password', {
    email: `${given.prefix}nobody@${given.mailDomain}`,
    password: 'x',
  })
  const asksForCaptcha = (await refusal.text()).includes('captcha_failed')
  if (asksForCaptcha && !given.captchaToken) {
    throw new Error(
      'The project asks for a captcha. Give --captcha-token, with the service’s test keys in the project.',
    )
  }

  const guarded =
    asksForCaptcha && given.captchaToken ? { url: given.url, token: given.captchaToken } : given.guarded
  const isClosed = settings.disable_signup === true
  const has: [Need, boolean][] = [
    ['mail', given.mailbox !== null && !isClosed],
    ['account', given.secretKey !== null || (given.mailbox !== null && !isClosed)],
    ['admin', given.secretKey !== null || given.database !== null],
    ['database', given.database !== null],
    ['interval', given.mailbox !== null && !isClosed && (await hasInterval(given, ask))],
    ['captcha', guarded !== null],
    ['gateway', (await fetch(`${given.url}/rest/v1/`, { headers: { apikey: 'wrong' } })).status === 401],
    ['googleOff', settings.external?.google === false],
    ['open', !isClosed],
    ['closed', isClosed],
  ]
  return { ...given, guarded, has: has.flatMap(([need, isThere]) => (isThere ? [need] : [])) }
}

/** Signs an address up and asks for its mail again at once. */
async function hasInterval(
  { prefix, mailDomain, captchaToken }: Omit<Target, 'has'>,
  ask: (path: string, body: object) => Promise<Response>,
): Promise<boolean> {
  const email = `${prefix}interval@${mailDomain}`
  const gotrue_meta_security = { captcha_token: captchaToken }
  await ask('/signup', { email, password: 'correct-Horse-7', gotrue_meta_security })
  return (await ask('/resend', { type: 'signup', email, gotrue_meta_security })).status === 429
}
