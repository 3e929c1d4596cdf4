/** Why a link out of an e-mail brought nobody in. */
type MailProblem = 'expired' | 'unsupported'

/** Why the way back from a social provider brought nobody in; `stale` is expired, used, or begun in another browser. */
type SocialProblem = 'cancelled' | 'closed' | 'refused' | 'stale' | 'suspended' | 'unreachable' | 'unverified'

export type LinkProblem = MailProblem | SocialProblem

/** What the provider left in the address for the site to act on. */
export type Arrival = { code: string | null; problem: LinkProblem | null }

const inQuery = ['code', 'error', 'error_code', 'error_description', 'sb']
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
 * The pages to which the provider sends people back: those that the site names to it, and the home page with an error
 * for which it knows of no better. On any other, `?code=` and `?error=` are somebody else's, such as a campaign's.
 */
const landings = ['/', '/auth/confirm', '/dashboard', '/login', '/reset-password']

const isOfMail = (problem: LinkProblem): problem is MailProblem =>
  problem === 'expired' || problem === 'unsupported'

function problemOf(find: (name: string) => string | null, hasTokens: boolean): LinkProblem | null {
  const code = find('error_code')
  if (code) return problemByCode[code] ?? 'refused'
  // The provider gives every error a description; an `error` alone is somebody else's.
  if (find('error') && find('error_description') !== null) {
    return find('error') === 'access_denied' ? 'cancelled' : 'refused'
  }
  return hasTokens ? 'unsupported' : null
}

/**
 * Reads what the provider left in an address, and gives the address without it, for the bar and the history.
 * A one-time code is handed on; tokens are not accepted from an address at all, since anybody could sign a
 * visitor into an account that is not theirs with them; an error is named by its code, and its text, which
 * anybody could have written, is dropped. A mail's broken link leads to the page that offers a new one, a social
 * sign-in that failed to the one where it can be begun again.
 */
export function readArrival(href: string): Arrival & { href: string } {
  const url = new URL(href)
  const hash = new URLSearchParams(url.hash.slice(1))
  const isLanding = landings.includes(url.pathname.replace(/(.)\/$/, '$1'))
  const find = (name: string) => (isLanding ? (url.searchParams.get(name) ?? hash.get(name)) : null)

  const problem = problemOf(find, hash.has('access_token'))
  const code = problem || !isLanding || url.pathname === '/' ? null : url.searchParams.get('code')
  if (!problem && !code) return { code, problem, href }

  if (isLanding) for (const name of inQuery) url.searchParams.delete(name)
  if (inHash.some((name) => hash.has(name))) {
    for (const name of inHash) hash.delete(name)
    url.hash = hash.toString()
  }
  if (problem) {
    url.pathname = isOfMail(problem) ? '/auth/confirm' : '/login'
    url.search = ''
  }
  return { code, problem, href: url.href }
}
