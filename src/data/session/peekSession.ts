import type { Session } from './sessionTypes'
import { sessionStorageKey } from './supabaseAddress'
import { toSession } from './toSession'

/** The text of the session that this browser has stored, of whatever shape; null without one. */
export const storedSession = (): string | null => {
  try {
    return localStorage.getItem(sessionStorageKey)
  } catch {
    return null
  }
}

/** True if this browser has stored a session, of whatever shape. */
export const isSessionStored = (): boolean => storedSession() !== null

/**
 * The stored session as it is; null without one or if its shape is unknown. Unlike the storage of the provider's client
 * it removes and reports nothing, so it can be read before anybody listens.
 */
export function peekSession(): Session | null {
  try {
    return toSession(JSON.parse(storedSession() ?? 'null'))
  } catch {
    return null
  }
}
