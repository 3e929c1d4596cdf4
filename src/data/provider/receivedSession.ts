import { readClaims } from '@/data/rules/readClaims'

/** Tells, as `measured` events, by how much this browser's clock is ahead of the provider's. */
export const clockNews = new EventTarget()

/** Milliseconds by which this browser's clock is ahead of the provider's; below zero where it is behind. */
export class ClockMeasured extends Event {
  readonly offset: number

  constructor(offset: number) {
    super('measured')
    this.offset = offset
  }
}

/** The moment at which a token was issued by the provider's clock, in milliseconds; undefined where it cannot be read. */
function issuedAt(token: unknown): number | undefined {
  const { iat } = readClaims(token)
  return typeof iat === 'number' ? iat * 1000 : undefined
}

/**
 * Measures a session that the provider answers with by this browser's clock: it expires so many seconds after its
 * receipt, whatever either clock says. Otherwise a clock that is ahead would take every new session for one that has
 * expired. Other answers pass as they are.
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
  if (issued !== undefined) clockNews.dispatchEvent(new ClockMeasured(now - issued))
  const expires_at = Math.floor(now / 1000) + answer.expires_in
  return Response.json({ ...answer, expires_at }, { status: response.status })
}
