import { untilChance } from '@king-exchange/fast-pages/browser'
import { isRecord, textOf } from '@/data/text/shapes'
import { endReasonOf, ProviderError, type ProviderErrorKind, toProviderError } from './errors'
import { parseClaims } from './parseClaims'
import { hear, sessionNews, tell } from './reports'
import type { Session } from './sessionTypes'
import { storedSession, toSession } from './storage'

/** Milliseconds after which a request is aborted; the provider's client has no timeout of its own. */
export const requestTimeout = 12_000

/** The statuses with which `Response` accepts no body. */
const isBodiless = (status: number) => [204, 205, 304].includes(status)

/** `fetch` with a timeout for the whole answer, body included. */
export const fetchWithTimeout: typeof fetch = async (input, init) => {
  const controller = new AbortController()
  const caller = init?.signal
  const abort = () => controller.abort(caller?.reason)
  // A timer rather than `AbortSignal.timeout`, because only a timer follows a simulated clock in tests.
  const timer = setTimeout(
    () => controller.abort(new DOMException('signal timed out', 'TimeoutError')),
    requestTimeout,
  )
  if (caller?.aborted) abort()
  caller?.addEventListener('abort', abort)
  try {
    const response = await fetch(input, { ...init, signal: controller.signal })
    const body = await response.arrayBuffer()
    return new Response(isBodiless(response.status) ? null : body, response)
  } finally {
    clearTimeout(timer)
    caller?.removeEventListener('abort', abort)
  }
}

/**
 * Gives a fault that the auth server itself has answered (500 `unexpected_failure`) the status of a refusal, 422: of an
 * answer with 500 the provider's client drops the code, as if nobody had answered. Such a call has changed nothing.
 */
export async function faultAsRefusal(response: Response): Promise<Response> {
  if (response.status !== 500) return response
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  const isAnswer =
    isRecord(answer) && [answer.code, answer.error_code].some((code) => code === 'unexpected_failure')
  return isAnswer ? new Response(response.body, { status: 422, headers: response.headers }) : response
}

/** Time at which a token was issued, by the provider's clock, in ms since the epoch; undefined if it cannot be read. */
function issuedAt(token: unknown): number | undefined {
  const { iat } = parseClaims(token)
  return typeof iat === 'number' ? iat * 1000 : undefined
}

/**
 * Rewrites `expires_at` of a session in an answer by this browser's clock: `expires_in` seconds after receipt. Otherwise a
 * browser whose clock is ahead would take every new session for an expired one. Other answers are returned unchanged.
 */
export async function measureSession(response: Response): Promise<Response> {
  if (!response.ok || !response.headers.get('content-type')?.includes('json')) return response
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  if (typeof answer !== 'object' || answer === null || !('access_token' in answer)) return response
  if (!('expires_in' in answer) || typeof answer.expires_in !== 'number') return response

  const now = Date.now()
  const issued = issuedAt(answer.access_token)
  if (issued !== undefined) tell({ type: 'clock.measured', offset: now - issued })
  const expires_at = Math.floor(now / 1000) + answer.expires_in
  return Response.json({ ...answer, expires_at }, { status: response.status })
}

/**
 * Milliseconds by which this browser's clock is ahead of the provider's, negative if it is behind, as they were when a session
 * was received: its end was then reckoned by the one, and its token is dated by the other. 0 if the token has no date.
 */
export function sessionClock({ access_token, expires_at, expires_in }: Session): number {
  const issued = issuedAt(access_token)
  return issued !== undefined && expires_at ? (expires_at - expires_in) * 1000 - issued : 0
}

/** Milliseconds before the second attempt; each later pause is twice as long, up to the longest. */
const shortestPause = 500
const longestPause = 30_000

/** Milliseconds in which a single failure is tried again without a word. */
const hiccup = 1_000

/** Milliseconds left from which on a session can be used although it was not refreshed; `authMachine` asks for 10 s. */
const usable = 15_000

/** The statuses of a refusal that is about the session; others say that the exchange does not answer for now. */
const verdicts = [400, 401, 403, 404, 422]

/**
 * True if an answer to a refresh is the auth server's word on the session: a session, or a refusal with a name. Everything
 * else is an outage, a limit (429), or somebody else's page, and is no reason to throw a session away.
 */
async function isVerdict(response: Response): Promise<boolean> {
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  if (response.ok) return toSession(answer) !== null
  if (!isRecord(answer) || !verdicts.includes(response.status)) return false
  return [answer.error_code, answer.code, answer.error].some((name) => textOf(name) !== '')
}

/** The refresh token that a request sends; null for every other request. */
function refreshTokenIn([input, init]: Parameters<typeof fetch>): string | null {
  if (!String(input).includes('/token?grant_type=refresh_token')) return null
  const sent: unknown = JSON.parse(textOf(init?.body) || 'null')
  return isRecord(sent) ? textOf(sent.refresh_token) || null : null
}

/** Milliseconds until the stored session expires; null if it is not the one of this refresh token any more. */
function msToExpiry(token: string): number | null {
  const session = storedSession()
  if (session?.refresh_token !== token) return null
  return (session.expires_at ?? Number.POSITIVE_INFINITY) * 1000 - Date.now()
}

const refusal = (status: number, error_code: string) =>
  Response.json({ error_code, msg: 'The session was not refreshed' }, { status })

/**
 * The kind of failure in an answer that is no verdict: a fault of the server, a limit, or, by any other status, a page of
 * somebody on the way, which is a matter of the connection.
 */
function kindOf({ status }: Response): ProviderErrorKind {
  const { kind } = toProviderError({ status })
  return kind === 'unknown' ? 'unreachable' : kind
}

/** Makes one attempt: the verdict, or how it failed; null if it was stopped because a new one has better chances. */
async function attempt([input, init]: Parameters<typeof fetch>): Promise<
  Response | ProviderErrorKind | null
> {
  const stop = new AbortController()
  const done = new AbortController()
  const restart = () => stop.abort()
  window.addEventListener('online', restart, { signal: done.signal })
  hear('refresh.requested', restart, done.signal)
  try {
    const response = await fetchWithTimeout(input, { ...init, signal: stop.signal })
    return (await isVerdict(response)) ? response : kindOf(response)
  } catch {
    return stop.signal.aborted ? null : 'unreachable'
  } finally {
    done.abort()
  }
}

/**
 * `fetch` with a timeout, and with patience for the refresh of a session. The provider's client throws a session away at
 * a 429 or a stranger's page, reports an outage after 26 s as «nobody is signed in», and then makes no attempt for a
 * minute. So it gets no answer before the auth server has given one. A session that is still good is kept without one.
 */
export const refreshPatiently: typeof fetch = async (...request) => {
  const token = refreshTokenIn(request)
  if (token === null) return fetchWithTimeout(...request)
  const began = Date.now()
  for (let pause = shortestPause, failures = 0; ; ) {
    const outcome = await attempt(request)
    if (outcome instanceof Response) {
      const reason = outcome.ok ? null : endReasonOf(await outcome.clone().json())
      // Told before the client removes the session, which says no reason.
      if (reason) tell({ type: 'session.refused', reason })
      return outcome
    }
    const remaining = msToExpiry(token)
    // Somebody has signed out or in meanwhile, or another tab has refreshed the session.
    if (remaining === null) return refusal(400, 'refresh_token_not_found')
    if (remaining >= usable) return refusal(408, 'request_timeout')
    if (outcome === null) continue
    failures += 1
    if (failures > 1 || Date.now() - began >= hiccup) tell({ type: 'refresh.failed', kind: outcome })
    // Not all browsers at once when the exchange is back.
    await untilChance(pause * (0.5 + Math.random() / 2), [
      [sessionNews, 'refresh.requested'],
      [sessionNews, 'refresh.wanted'],
      [sessionNews, 'session.changed'],
    ])
    if (msToExpiry(token) === null) return refusal(400, 'refresh_token_not_found')
    pause = Math.min(2 * pause, longestPause)
  }
}

/**
 * A call that needs the session: where it would wait for a refresh, it rejects as the newest attempt has failed. An
 * attempt is made at once.
 */
export function unlessUnreachable<T>(call: PromiseLike<T>): Promise<T> {
  tell({ type: 'refresh.wanted' })
  const life = new AbortController()
  return new Promise<T>((resolve, reject) => {
    hear('refresh.failed', ({ kind = 'unreachable' }) => reject(new ProviderError(kind)), life.signal)
    call.then(resolve, reject)
  }).finally(() => life.abort())
}
