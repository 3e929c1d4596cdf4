import { readClaims } from './readClaims'

/** Dispatches a `ClockMeasured` event at each session that is received. */
export const clockEvents = new EventTarget()

/** `offset` is how far this browser's clock is ahead of the provider's, in milliseconds; negative if it is behind. */
export class ClockMeasured extends Event {
  readonly offset: number

  constructor(offset: number) {
    super('measured')
    this.offset = offset
  }
}

/** When a token was issued by the provider's clock, in ms since the epoch; undefined if it cannot be read. */
function issuedAt(token: unknown): number | undefined {
  const { iat } = readClaims(token)
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
  if (issued !== undefined) clockEvents.dispatchEvent(new ClockMeasured(now - issued))
  const expires_at = Math.floor(now / 1000) + answer.expires_in
  return Response.json({ ...answer, expires_at }, { status: response.status })
}
