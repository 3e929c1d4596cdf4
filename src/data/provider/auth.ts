import { attempt } from './attempt'
import type { LinkType } from './linkTypes'
import { loadProvider } from './loadProvider'
import { patientFetch } from './patientFetch'
import { failed, ProviderError, type Result } from './providerError'
import type { Session } from './sessionTypes'
import { supabaseAddress } from './supabaseAddress'
import type { Supabase } from './supabaseClient'
import { toSession } from './toSession'

/** The social providers that the sign-in pages offer. */
export const socialProviders = ['google', 'apple', 'twitter'] as const
export type SocialProvider = (typeof socialProviders)[number]

/** Makes a call of the provider's client, whose code it loads first. Never throws. */
async function call<T>(make: (auth: Supabase['auth']) => Promise<T>): Promise<Result<T>> {
  try {
    const { client } = await loadProvider()
    return await attempt(client, make)
  } catch (error) {
    return failed(error)
  }
}

/** The same for a call of which only success or failure matters. */
const perform = (make: (auth: Supabase['auth']) => Promise<{ error: unknown }>): Promise<Result<null>> =>
  call(async (auth) => {
    const { error } = await make(auth)
    if (error) throw error
    return null
  })

/** Without control characters and halves of surrogate pairs, which Postgres cannot keep in JSON. */
export const keepable = (text: string) => text.replace(/[\p{Cc}\p{Cs}]/gu, '')

/** A session that was answered; throws where it is none that the site can work with. */
function requireSession(answer: unknown): Session {
  const session = toSession(answer)
  if (!session) throw new ProviderError('unknown')
  return session
}

const to = (path: string) => new URL(path, window.location.origin).href

const missingCredentials = () =>
  failed(
    new ProviderError(
      'missingCredentials',
      'You must provide either an email or phone number and a password',
    ),
  )

/**
 * Signs a new user up. Whether a taken address is answered like a new one is the provider's to decide. Without an
 * address or a password it fails as `missingCredentials`, without a call.
 */
export async function signUp(account: {
  firstName: string
  lastName: string
  email: string
  password: string
}): Promise<Result<null>> {
  if (!account.email || !account.password) return missingCredentials()
  return perform((auth) =>
    auth.signUp({
      email: account.email,
      password: account.password,
      options: {
        data: { first_name: keepable(account.firstName), last_name: keepable(account.lastName) },
        emailRedirectTo: to('/dashboard'),
      },
    }),
  )
}

/** Signs in with email and password; either of them empty fails as `missingCredentials`, without a call. */
export async function signInWithPassword(email: string, password: string): Promise<Result<Session>> {
  if (!email || !password) {
    return missingCredentials()
  }
  return call(async (auth) => {
    const { data, error } = await auth.signInWithPassword({ email, password })
    if (error) throw error
    return requireSession(data.session)
  })
}

/** Has the code of a phone factor sent. Gives the id of the challenge that the code will answer. */
export function challengeFactor(factorId: string): Promise<Result<string>> {
  return call(async (auth) => {
    const { data, error } = await auth.mfa.challenge({ factorId })
    if (error) throw error
    return data.id
  })
}

/**
 * Lets the user in who signed in but for the code of a second factor. Without a challenge, as for an authenticator
 * app, one is asked for on the way. A code that is not right fails as `wrongCode`, one that came late as `codeExpired`.
 */
export function verifyCode(factorId: string, code: string, challengeId?: string): Promise<Result<null>> {
  return perform(({ mfa }) =>
    challengeId ? mfa.verify({ factorId, challengeId, code }) : mfa.challengeAndVerify({ factorId, code }),
  )
}

/**
 * Leaves for a social provider's page. The backend is asked first whether it offers the provider, because it
 * answers a request for one that it does not with raw JSON in the visitor's window. Stays where `signal` says
 * meanwhile that nobody wants to leave any more.
 */
export function signInWithProvider(provider: SocialProvider, signal?: AbortSignal): Promise<Result<null>> {
  return perform(async (auth) => {
    const { url, key } = supabaseAddress()
    const response = await patientFetch(`${url}/auth/v1/settings`, { headers: { apikey: key } })
    if (!response.ok) throw new ProviderError('unreachable')
    const settings: { external?: Record<string, boolean> } = await response.json()
    if (!settings.external?.[provider]) {
      throw new ProviderError('providerDisabled', 'Unsupported provider: provider is not enabled')
    }
    if (signal?.aborted) return { error: null }
    return auth.signInWithOAuth({ provider, options: { redirectTo: to('/dashboard') } })
  })
}

/** Has a mail sent with a link to a new password. Hosted Supabase succeeds for an unknown address too. */
export const sendPasswordReset = (email: string): Promise<Result<null>> =>
  perform((auth) => auth.resetPasswordForEmail(email, { redirectTo: to('/reset-password') }))

/** Has the confirmation mail sent again. Hosted Supabase succeeds for an unknown or confirmed address too. */
export const resendConfirmation = (email: string): Promise<Result<null>> =>
  perform((auth) => auth.resend({ type: 'signup', email, options: { emailRedirectTo: to('/dashboard') } }))

/** Redeems the one-time hash of an e-mail link, which signs in; used, expired or invented ones are `linkExpired`. */
export function verifyLink(tokenHash: string, type: LinkType): Promise<Result<Session>> {
  return call(async (auth) => {
    const { data, error } = await auth.verifyOtp({ token_hash: tokenHash, type })
    if (error) throw error
    return requireSession(data.session)
  })
}

/** Ends the signed-in user's sessions in every other browser; gives whether it could be done, and logs where not. */
export async function endOtherSessions(auth: Supabase['auth']): Promise<boolean> {
  const { error } = await auth.signOut({ scope: 'others' })
  if (error) console.error('Ending the other sessions failed:', error)
  return error === null
}

/** Sets the signed-in user's password, and ends their sessions in every other browser where that can be done. */
export function updatePassword(password: string): Promise<Result<{ hasEndedOthers: boolean }>> {
  return call(async (auth) => {
    const { error } = await auth.updateUser({ password })
    if (error) throw error
    return { hasEndedOthers: await endOtherSessions(auth) }
  })
}

/** The stored session, refreshed where it was about to expire; null when nobody is signed in. */
export function readSession(): Promise<Result<Session | null>> {
  return call(async (auth) => {
    const { data, error } = await auth.getSession()
    if (error) throw error
    return toSession(data.session)
  })
}
