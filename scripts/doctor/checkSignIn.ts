import { ask, codeIn, type Finding, findingsAbout, type Patient, wordsIn } from './finding'

type Settings = { disable_signup?: boolean; mailer_autoconfirm?: boolean; external?: Record<string, boolean> }

/** An address that nobody has: a sign-in with it is refused, and sends nothing. */
const nobody = { email: 'doctor@king-exchange.invalid', password: 'Nobodys-Password-7' }

/** Asks for the settings, with the key; without an answer nothing else makes sense. */
export async function checkReachable(patient: Patient): Promise<Finding[]> {
  const { fine, fault } = findingsAbout('Reachable')
  const keys = 'Project Settings, API Keys; VITE_SUPABASE_PUBLISHABLE_KEY in .env'
  try {
    const answer = await ask(patient, '/auth/v1/settings')
    if (answer.status === 200 && answer.body !== null)
      return [fine(`${patient.url} answers, and takes the key`)]
    if (answer.status === 401 || answer.status === 403)
      return [fault(`The key is refused: ${wordsIn(answer)}`, keys)]
    return [
      fault(
        `No Supabase answers at ${patient.url}: ${wordsIn(answer)}`,
        'Project Settings, General: is it paused?',
      ),
    ]
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error))
    const reason = cause instanceof Error ? cause.message : message
    return [
      fault(
        `${patient.url} does not answer: ${reason}`,
        'VITE_SUPABASE_URL in .env; Project Settings, Data API',
      ),
    ]
  }
}

/** Judges the settings that the auth server tells everybody. */
export async function checkSettings(patient: Patient): Promise<Finding[]> {
  const settings = (await ask(patient, '/auth/v1/settings')).body as Settings
  const { external = {}, mailer_autoconfirm, disable_signup } = settings
  const email = findingsAbout('Email sign-in')
  const signUp = findingsAbout('Sign-up')
  const confirmation = findingsAbout('Confirmation')
  const page = 'Authentication, Sign In / Providers'
  const offered = ['google', 'apple', 'twitter']
  const on = offered.filter((name) => external[name])
  const off = offered.filter((name) => !external[name])
  return [
    external.email
      ? email.fine('is on')
      : email.fault('is off: nobody can log in', `${page}, Email; auth.email.enabled = true`),
    disable_signup
      ? signUp.fault(
          'is closed to new visitors',
          `${page}, Allow new users to sign up; auth.enable_signup = true`,
        )
      : signUp.fine('is open'),
    mailer_autoconfirm
      ? confirmation.fault(
          'is off: anybody registers any address, and is let in',
          `${page}, Confirm email; auth.email.enable_confirmations = true`,
        )
      : confirmation.fine('is on: an address is confirmed by a mail'),
    findingsAbout('Social sign-in').fine(
      [
        on.length > 0 ? `on: ${on.join(', ')}` : '',
        off.length > 0 ? `off, and their buttons say so: ${off.join(', ')}` : '',
      ]
        .filter(Boolean)
        .join('; '),
    ),
  ]
}

/** Asks, as a browser on the site does, for leave to send the header `apikey`, which each request of the site has. */
export async function checkPreflight(patient: Patient): Promise<Finding[]> {
  const { fine, fault } = findingsAbout('Cross-origin requests')
  if (new URL(patient.url).origin === patient.site)
    return [fine('are not needed: the site has the same origin')]
  const setting = 'On a server of your own: GOTRUE_CORS_ALLOWED_HEADERS=apikey, or a gateway that adds it'
  const asked = ['/auth/v1/token?grant_type=password', '/rest/v1/wallets']
  for (const path of asked) {
    const { headers } = await ask(patient, path, {
      method: 'OPTIONS',
      headers: {
        origin: patient.site,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey,authorization,content-type',
      },
    })
    const allowed = (headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/,\s*/)
    const origin = headers.get('access-control-allow-origin')
    if (origin !== '*' && origin !== patient.site)
      return [
        fault(
          `${path} refuses pages of ${patient.site}`,
          'The gateway of your server: allow the site’s origin',
        ),
      ]
    if (!allowed.includes('*') && !allowed.includes('apikey'))
      return [fault(`${path} refuses the header apikey, so no page of the site can ask`, setting)]
  }
  return [fine('are allowed, with the header apikey')]
}

/** Signs in without a captcha's token. `hasWidget` is true if the site is built with a widget. */
export async function checkCaptcha(patient: Patient, hasWidget: boolean): Promise<Finding[]> {
  const { fine, fault, remark, unseen } = findingsAbout('Captcha')
  const setting = 'Authentication, Attack Protection; auth.captcha'
  const answer = await ask(patient, '/auth/v1/token?grant_type=password', { body: nobody })
  const code = codeIn(answer)
  if (code === 'captcha_failed') {
    return hasWidget
      ? [fine('is asked for, and the site has its widget')]
      : [
          fault(
            'is asked for, and the site has no widget: nobody can log in',
            `${setting}.enabled = false, or the variables of the captcha in .env`,
          ),
        ]
  }
  if (code === 'invalid_credentials') {
    return hasWidget
      ? [
          remark(
            'is not asked for, though the site has a widget: robots need none',
            `${setting}.enabled = true`,
          ),
        ]
      : [remark('is off: nothing but the limits slows robots down', `${setting}; then the widget in .env`)]
  }
  return [unseen(`A sign-in was answered ${wordsIn(answer)}`, setting)]
}

/** Compares the shortest password with the site's, by a sign-up that every server refuses as too short. */
export async function checkPasswords(patient: Patient, siteMinimum: number): Promise<Finding[]> {
  const { fine, remark, unseen } = findingsAbout('Passwords')
  const page = 'Authentication, Sign In / Providers, Email'
  const answer = await ask(patient, '/auth/v1/signup', { body: { ...nobody, password: 'x' } })
  const minimum = Number(/at least (\d+) characters/.exec(wordsIn(answer))?.[1])
  if (codeIn(answer) !== 'weak_password' || !minimum)
    return [unseen(`A weak one was answered ${wordsIn(answer)}`)]
  const setting = `${page}, Minimum password length; auth.minimum_password_length = ${siteMinimum}`
  if (minimum < siteMinimum)
    return [remark(`The project takes ${minimum} characters, the site ${siteMinimum}`, setting)]
  if (minimum > siteMinimum)
    return [remark(`The project wants ${minimum} characters, and the site says ${siteMinimum}`, setting)]
  return [fine(`need ${minimum} characters, as the site says`)]
}

/** Says where limits are set, which show only when they are reached. */
export function adviseOnLimits(): Finding[] {
  return [
    findingsAbout('Limits').unseen(
      'of requests, mails and sessions show only when they are reached',
      'Authentication, Rate Limits and Sessions; auth.rate_limit, auth.email.max_frequency, auth.sessions',
    ),
  ]
}
