import { peekSession, storedSession } from '@/data/session/peekSession'
import type { Session } from '@/data/session/sessionTypes'
import { needsCode } from '@/machines/secondFactor'

/**
 * The session that this browser has stored, until the session machine knows better; null without one, and where the
 * code of the second factor is missing. One that has expired counts, because the provider's client renews it.
 */
export function presumedSession(): Session | null {
  const session = peekSession()
  return session && !needsCode(session) ? session : null
}

/**
 * True if there is such a session, for the first script, which has to be short: what has the token that renews it is
 * taken for a session, whatever else its shape.
 */
export function isSessionPresumed(): boolean {
  try {
    const session: Session = JSON.parse(storedSession() ?? '')
    return Boolean(session.refresh_token) && !needsCode(session)
  } catch {
    return false
  }
}
