import type { Session } from './sessionTypes'
import { sessionStorageKey } from './supabaseAddress'
import { toSession } from './toSession'

const readText = (): string | null => {
  try {
    return localStorage.getItem(sessionStorageKey)
  } catch {
    return null
  }
}

/** Whether this browser has stored a session, of whatever shape. */
export const isSessionStored = (): boolean => readText() !== null

/**
 * The stored session as it is; null without one or if its shape is unknown. Unlike the storage of the provider's client
 * it removes and reports nothing, so it can be read before anybody listens.
 */
export function peekSession(): Session | null {
  try {
    return toSession(JSON.parse(readText() ?? 'null'))
  } catch {
    return null
  }
}
