import type { EmailOtpType } from '@supabase/supabase-js'
import { entryOf } from '@/data/text/shapes'

/** The kinds of e-mail link that `/auth/confirm` can verify. */
export const linkTypes = [
  'signup',
  'recovery',
  'email',
  'magiclink',
  'invite',
  'email_change',
] as const satisfies readonly EmailOtpType[]
export type LinkType = (typeof linkTypes)[number]

/** Problems of an e-mail's link; `elsewhere`: its code has expired, was used, or belongs to another browser. */
const mailProblems = ['elsewhere', 'expired', 'unsupported'] as const

/** Problems of an OAuth redirect; `stale`: the code has expired, was used, or belongs to another browser. */
const socialProblems = [
  'cancelled',
  'closed',
  'refused',
  'serverError',
  'stale',
  'suspended',
  'unreachable',
  'unverified',
] as const

/** Every problem with which a link or a redirect can have come back. */
export const knownProblems = [...mailProblems, ...socialProblems]

export type LinkProblem = (typeof knownProblems)[number]

/** The mails whose tokens give an account to the owner of its address. */
const tokenTypes = ['signup', 'invite', 'recovery'] as const

/** A session of the account from a link of the provider's own mail templates; opening the link uses its token up. */
export type MailTokens = { type: (typeof tokenTypes)[number]; accessToken: string; refreshToken: string }

/** The auth provider's part of an address: a one-time code, the tokens of a mail, or an error. */
export type Arrival = { code: string | null; tokens: MailTokens | null; problem: LinkProblem | null }

const inQuery = ['code', 'error', 'error_code', 'error_description', 'message', 'sb']
const inHash = [
  ...inQuery,
  'access_token',
  'expires_at',
  'expires_in',
  'provider_refresh_token',
  'provider_token',
  'refresh_token',
  'token_type',
  'type',
]

const problemByCode: Record<string, LinkProblem> = {
  bad_oauth_callback: 'stale',
  bad_oauth_state: 'stale',
  flow_state_already_used: 'stale',
  flow_state_expired: 'stale',
  flow_state_not_found: 'stale',
  otp_expired: 'expired',
  provider_email_needs_verification: 'unverified',
  signup_disabled: 'closed',
  user_banned: 'suspended',
}

/**
 * The pages to which the auth provider redirects: those that the site names to it, and the home page for an error without
 * a known target. On any other page `?code=` and `?error=` are not the provider's, but for instance a campaign's.
 */
const landings = ['/', '/auth/confirm', '/dashboard', '/login', '/reset-password']

const isOfMail = (problem: LinkProblem) => mailProblems.some((known) => known === problem)

function problemOf(find: (name: string) => string | null): LinkProblem | null {
  const code = find('error_code')
  if (code) return entryOf(problemByCode, code) ?? 'refused'
  // The provider gives every error a description; an `error` alone is not the provider's.
  if (find('error') && find('error_description') !== null) {
    return find('error') === 'access_denied' ? 'cancelled' : 'refused'
  }
  return null
}

function tokensOf(hash: URLSearchParams): MailTokens | null {
  const type = tokenTypes.find((known) => known === hash.get('type'))
  const [accessToken, refreshToken] = [hash.get('access_token'), hash.get('refresh_token')]
  return type && accessToken && refreshToken ? { type, accessToken, refreshToken } : null
}

/** Begins the provider's message for the first of the two links of a change of address, which has no code. */
const acceptance = 'Confirmation link accepted'

/**
 * Parses what the auth provider put into an address, and returns the address without it, for the address bar.
 *
 * - A one-time code is returned.
 * - The tokens of a mail are returned. They must not sign in: anybody could put those of a foreign account into a link. So
 *   the page that uses them asks for the account's address. Other tokens are refused (`unsupported`).
 * - Of an error only the code is used. Its text is dropped, since anybody can write such a text into a link.
 *
 * A mail's tokens lead to `/auth/confirm`; so does a broken mail link, where a new one is offered, and the first link of a
 * change of address, which asks for the other one. A failed social sign-in leads to `/login`.
 */
export function parseArrival(href: string): Arrival & { href: string } {
  const url = new URL(href)
  const hash = new URLSearchParams(url.hash.slice(1))
  const isLanding = landings.includes(url.pathname.replace(/(.)\/$/, '$1'))
  const find = (name: string) => (isLanding ? (url.searchParams.get(name) ?? hash.get(name)) : null)

  const failure = problemOf(find)
  const tokens = failure || !isLanding ? null : tokensOf(hash)
  const problem = failure ?? (hash.has('access_token') && !tokens ? 'unsupported' : null)
  const isAccepted = !problem && find('message')?.startsWith(acceptance) === true
  const code = problem || tokens || !isLanding || url.pathname === '/' ? null : url.searchParams.get('code')
  if (!problem && !tokens && !code && !isAccepted) return { code, tokens, problem, href }

  if (isLanding) for (const name of inQuery) url.searchParams.delete(name)
  if (inHash.some((name) => hash.has(name))) {
    for (const name of inHash) hash.delete(name)
    url.hash = hash.toString()
  }
  if (problem || tokens) {
    url.pathname = !problem || isOfMail(problem) ? '/auth/confirm' : '/login'
    url.search = ''
  }
  if (isAccepted) {
    url.pathname = '/auth/confirm'
    url.search = '?type=email_change&accepted=first'
  }
  return { code, tokens, problem, href: url.href }
}
