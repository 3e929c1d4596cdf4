import type { AuthError, User } from '@supabase/supabase-js'
import { canStore } from '@/data/site/storedText'
import type { LinkType } from './arrival'
import { ProviderError, toProviderError } from './errors'
import { fetchWithTimeout, sessionClock, unlessUnreachable } from './fetch'
import { loadProvider, openPrivateSupabase } from './loadProvider'
import { normalizePassword } from './passwords'
import type { Session } from './sessionTypes'
import { toSession } from './storage'
import { supabaseAddress } from './supabaseAddress'
import type { Supabase } from './supabaseClient'

/** The social providers that the sign-in pages offer. */
export const socialProviders = ['google', 'apple', 'twitter'] as const
export type SocialProvider = (typeof socialProviders)[number]

/** The names of the social providers. */
export const providerNames: Record<SocialProvider, string> = {
  google: 'Google',
  apple: 'Apple',
  twitter: 'Twitter',
}

// Every call below throws a `ProviderError`, also where the provider's code cannot be loaded.

/**
 * Makes a call with the provider's client, whose code is loaded first. One that changes an account names its user: it fails
 * as `accountChanged`, having sent nothing, if the session of the moment is another user's. Where the site has no captcha
 * and the project asks for one, it fails as `captchaMissing`.
 */
export const call = <T>(make: (auth: Supabase['auth']) => Promise<T>, userId?: string): Promise<T> =>
  loadProvider()
    .then((provider) => provider.call(make, userId))
    .catch(fail)

function fail(cause: unknown): never {
  const error = toProviderError(cause)
  const lacksCaptcha = error.kind === 'captchaFailed' && !import.meta.env.VITE_CAPTCHA_PROVIDER
  throw lacksCaptcha ? new ProviderError('captchaMissing') : error
}

/** Data of an answer of the provider's client. Throws the answer's error. */
export function dataOf<Answer extends { data?: unknown; error: unknown }>({
  data,
  error,
}: Answer): Extract<Answer, { error: null }>['data'] {
  if (error) throw error
  return data
}

/** Gives one token of the captcha, which counts once; rejects if the check fails. */
type TokenSource = () => Promise<string>

let tokenSource: TokenSource | undefined
let waiting: ((source: TokenSource) => void)[] = []

/** Makes the shown form the source of the calls' tokens, until the returned function is called. */
export function provideTokens(given: TokenSource): () => void {
  tokenSource = given
  for (const resolve of waiting) resolve(given)
  waiting = []
  return () => {
    if (tokenSource === given) tokenSource = undefined
  }
}

/** The token of one call; none in a build without a captcha. Waits for the code of the form's check to be loaded. */
async function captchaOption(): Promise<{ captchaToken?: string }> {
  if (!import.meta.env.VITE_CAPTCHA_PROVIDER) return {}
  const take = tokenSource ?? (await new Promise<TokenSource>((resolve) => waiting.push(resolve)))
  return { captchaToken: await take() }
}

/**
 * Makes a call that has a mail sent, and returns the session that comes instead where mails are switched off. A client of
 * its own makes it, without PKCE: the links in the mails need none, and the shared client has room for one sign-in.
 */
async function callForMail(
  make: (
    auth: Supabase['auth'],
    option: { captchaToken?: string },
  ) => Promise<{ data: object | null; error: AuthError | null }>,
  undone: 'mailNotSent' | 'signUpUndone' = 'mailNotSent',
): Promise<unknown> {
  try {
    const option = await captchaOption()
    const { auth } = await openPrivateSupabase()
    const { data, error } = await make(auth, option).finally(() => auth.dispose())
    if (error) throw isMailFault(error) ? new ProviderError(undone) : error
    return data && 'session' in data ? data.session : null
  } catch (cause) {
    return fail(cause)
  }
}

/**
 * True if the server says that the mail could not be sent, and so has undone the call. It has one code for all of its
 * faults, and only its message tells this one from a database's or a captcha service's.
 */
const isMailFault = (error: AuthError) =>
  error.code === 'unexpected_failure' && /^error sending\b.*\be?mail\b/i.test(error.message)

/** Removes control characters and lone surrogates, which Postgres cannot store in JSON. */
export const toStorable = (text: string) => text.replace(/[\p{Cc}\p{Cs}]/gu, '')

/** Parses the session in an answer; throws if its shape is unknown. */
function requireSession(answer: unknown): Session {
  const session = toSession(answer)
  if (!session) throw new ProviderError('unknown')
  return session
}

/** An address of this site, for the provider to lead back to. */
export const to = (path: string) => new URL(path, window.location.origin).href

function requireCredentials(email: string, password: string): void {
  if (email && password) return
  throw new ProviderError(
    'missingCredentials',
    'You must provide either an email or phone number and a password',
  )
}

/**
 * Signs a new user up. The provider decides whether a taken address gets the same answer as a new one. Without an
 * address or a password it fails as `missingCredentials`, without a call.
 */
export async function signUp(account: {
  firstName: string
  lastName: string
  email: string
  password: string
  /** The referral code of who invited. */
  ref?: string | null | undefined
}): Promise<void> {
  const { email, password } = account
  requireCredentials(email, password)
  const session = await callForMail(
    (auth, option) =>
      auth.signUp({
        email,
        password: normalizePassword(password),
        options: {
          data: {
            first_name: toStorable(account.firstName),
            last_name: toStorable(account.lastName),
            ...(account.ref ? { ref: account.ref } : null),
          },
          emailRedirectTo: to('/dashboard'),
          ...option,
        },
      }),
    'signUpUndone',
  )
  // Without confirmations nobody waits for a mail.
  if (session) await signInWithPassword(email, password)
}

/**
 * Signs in with email and password. If one is empty it fails as `missingCredentials`, without a call. A password that is
 * refused is tried once more as it was typed, if that differs: an older account may have been made with that spelling.
 */
export async function signInWithPassword(email: string, password: string): Promise<Session> {
  requireCredentials(email, password)
  const normalized = normalizePassword(password)
  const signIn = (password: string) =>
    call(async (auth) => {
      const options = await captchaOption()
      return requireSession(dataOf(await auth.signInWithPassword({ email, password, options })).session)
    })
  return signIn(normalized).catch((error: ProviderError) => {
    if (error.kind !== 'invalidCredentials' || normalized === password) throw error
    return signIn(password)
  })
}

/** True if a factor has been removed, on another device, since its session was made. */
export const isRemoved = (error: AuthError | null) => error?.code === 'mfa_factor_not_found'

/**
 * Sends a code to the phone of a user's factor. Returns the id of the challenge, for `verifyCode`. If the factor is gone it
 * returns `''`, and refreshes the session, which then asks for another factor or for no code.
 */
export function challengeFactor(userId: string, factorId: string): Promise<string> {
  return call(async (auth) => {
    const { data, error } = await auth.mfa.challenge({ factorId })
    if (!error) return data.id
    dataOf(isRemoved(error) ? await auth.refreshSession() : { error })
    return ''
  }, userId)
}

/**
 * Verifies a code of whichever of these authenticator apps shows it, since a code does not say whose it is. Returns the user
 * with the second factors of now. A code of none fails as `wrongCode`; `factorGone` if all apps are gone, `proofNeeded` if
 * there are none.
 */
export async function verifyByAny(
  auth: Supabase['auth'],
  factorIds: readonly string[],
  code: string,
): Promise<User> {
  let refusal: AuthError | null = null
  for (const factorId of factorIds) {
    const { data, error } = await auth.mfa.challengeAndVerify({ factorId, code })
    if (!error) return data.user
    const isWrong = error.code === 'mfa_verification_failed'
    if (!isWrong && !isRemoved(error)) throw error
    if (isWrong || !refusal) refusal = error
  }
  if (refusal?.code === 'mfa_verification_failed') throw await dated(auth, refusal)
  throw refusal ?? new ProviderError('proofNeeded')
}

/** A refusal with the time by the provider's clock, to which the app's should be set. */
async function dated(auth: Supabase['auth'], refusal: AuthError): Promise<ProviderError> {
  const { data } = await auth.getSession()
  const ahead = data.session ? sessionClock(data.session) : 0
  return Object.assign(toProviderError(refusal), { checkedAt: Date.now() - ahead })
}

/**
 * Verifies the code of a user's second factor: of any of these authenticator apps, or of a phone, whose message has the
 * challenge `challengeId`. A wrong code fails as `wrongCode`, a late one as `codeExpired`. If the factor is gone, the
 * session is renewed as by `challengeFactor`.
 */
export function verifyCode(
  userId: string,
  factorIds: readonly string[],
  code: string,
  challengeId?: string,
): Promise<void> {
  return call(async (auth) => {
    const [factorId = ''] = factorIds
    try {
      if (challengeId) dataOf(await auth.mfa.verify({ factorId, challengeId, code }))
      else await verifyByAny(auth, factorIds, code)
    } catch (error) {
      if (toProviderError(error).kind !== 'factorGone') throw error
      dataOf(await auth.refreshSession())
    }
  }, userId)
}

/**
 * Redirects to the page of an OAuth provider. Asks the backend's settings first whether it offers the provider: for a
 * provider that is switched off, the redirect would end on raw JSON. Nor does it redirect where the browser keeps nothing,
 * since the way back needs what was kept, or once `signal` is aborted.
 */
export function signInWithProvider(provider: SocialProvider, signal?: AbortSignal): Promise<void> {
  return call(async (auth) => {
    const { url, key } = supabaseAddress()
    const response = await fetchWithTimeout(`${url}/auth/v1/settings`, { headers: { apikey: key } }).catch(
      () => Promise.reject(new ProviderError('unreachable')),
    )
    if (!response.ok) throw toProviderError({ status: response.status })
    const settings: { external?: Record<string, boolean> } = await response.json()
    if (!settings.external?.[provider]) {
      throw new ProviderError('providerDisabled', `${providerNames[provider]} sign-in is not available yet.`)
    }
    if (!canStore('sessionStorage') && !canStore('localStorage')) {
      throw new ProviderError(
        'storageRefused',
        `Your browser keeps nothing, so ${providerNames[provider]} cannot bring you back. Use your email and password.`,
      )
    }
    if (signal?.aborted) return
    dataOf(await auth.signInWithOAuth({ provider, options: { redirectTo: to('/dashboard') } }))
  })
}

/** Sends the mail with a password reset link. Hosted Supabase succeeds for an unknown address too. */
export const sendPasswordReset = (email: string): Promise<unknown> =>
  callForMail((auth, option) =>
    auth.resetPasswordForEmail(email, { redirectTo: to('/reset-password'), ...option }),
  )

/** Sends the confirmation mail again. Hosted Supabase succeeds for an unknown or confirmed address too. */
export const resendConfirmation = (email: string): Promise<unknown> =>
  callForMail((auth, option) =>
    auth.resend({ type: 'signup', email, options: { emailRedirectTo: to('/dashboard'), ...option } }),
  )

/** Redeems the one-time hash of an e-mail link and signs in. A used, expired or unknown hash fails as `linkExpired`. */
export function verifyLink(tokenHash: string, type: LinkType): Promise<Session> {
  return call(async (auth) =>
    requireSession(dataOf(await auth.verifyOtp({ token_hash: tokenHash, type })).session),
  )
}

/** Ends a user's sessions in every other browser. */
export const logOutElsewhere = (userId: string): Promise<void> =>
  call(async (auth) => {
    const { session } = dataOf(await auth.getSession())
    if (!session) throw new ProviderError('sessionMissing')
    // Unlike the client's own `signOut`, this tells of a session that is over.
    dataOf(await auth.admin.signOut(session.access_token, 'others'))
  }, userId)

/** Ends them after a password was set. Returns whether that worked; errors are logged. */
export const endOtherSessions = (userId: string): Promise<boolean> =>
  logOutElsewhere(userId).then(
    () => true,
    (error: ProviderError) => {
      console.error('Ending the other sessions failed:', error)
      return false
    },
  )

/**
 * Sets a user's password, then tries to end their sessions in every other browser. `nonce` is the code of a mail, where the
 * provider asks for one.
 */
export async function updatePassword(
  userId: string,
  password: string,
  nonce?: string,
): Promise<{ hasEndedOthers: boolean }> {
  const attributes = { password: normalizePassword(password), ...(nonce ? { nonce } : null) }
  await call(async (auth) => dataOf(await auth.updateUser(attributes)), userId)
  return { hasEndedOthers: await endOtherSessions(userId) }
}

/** The stored session, refreshed if it is about to expire; null without one. */
export function getSession(): Promise<Session | null> {
  return call(async (auth) => toSession(dataOf(await unlessUnreachable(auth.getSession())).session))
}
