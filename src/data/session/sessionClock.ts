import { parseClaims } from './parseClaims'
import type { Session } from './sessionTypes'

/**
 * Milliseconds by which this browser's clock is ahead of the provider's, negative if it is behind, as they were when a
 * session was received: its end was then reckoned by the one, and its token is dated by the other. 0 if the token has no
 * date.
 */
export function sessionClock({ access_token, expires_at, expires_in }: Session): number {
  const { iat } = parseClaims(access_token)
  return typeof iat === 'number' && expires_at ? (expires_at - expires_in - iat) * 1000 : 0
}
