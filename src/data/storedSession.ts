import type { Session } from '@supabase/supabase-js'
import { loadSupabase, sessionStorageKey } from './supabase'

/** Whether this tab's storage holds a session already. True where there is no storage to wait for. */
export function isStored({ access_token }: Session): boolean {
  try {
    return window.localStorage.getItem(sessionStorageKey)?.includes(access_token) ?? false
  } catch {
    return true
  }
}

/** Milliseconds after which a session is believed in although it has not been seen in storage. */
const storagePatience = 1_000

/** Waits for a session that another tab has stored to be seen by this one. */
export const untilStored = (session: Session, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (isStored(session)) finish()
    }
    const finish = () => {
      clearTimeout(timer)
      window.removeEventListener('storage', look)
      resolve()
    }
    const timer = setTimeout(finish, storagePatience)
    window.addEventListener('storage', look)
    signal.addEventListener('abort', finish, { once: true })
  })

/** What this tab's storage holds of the session, as text; null where it holds none, or there is no storage. */
export function readStored(): string | null {
  try {
    return window.localStorage.getItem(sessionStorageKey)
  } catch {
    return null
  }
}

/**
 * Forgets, in every tab, a session that the provider knows no more; its client would keep it until it expires. Not
 * where another one than `stored` has taken its place since, of which it tells.
 */
export async function forgetSession(stored: string | null): Promise<boolean> {
  if (readStored() !== stored) return false
  const { auth } = await loadSupabase()
  const { error } = await auth.signOut({ scope: 'local' })
  if (error) console.error('Forgetting a session that is over failed:', error)
  return true
}
