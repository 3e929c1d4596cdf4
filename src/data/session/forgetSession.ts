import { clientStorage, readStored } from './storedSession'
import { sessionStorageKey } from './supabaseAddress'
import type { Supabase } from './supabaseClient'

/**
 * Removes the stored session and tells every tab, without a request: with empty storage the client's sign-out sends none.
 * Does nothing if the storage no longer holds `stored`.
 */
export async function forgetSession({ auth }: Supabase, stored: string | null): Promise<void> {
  if (readStored() !== stored) return
  clientStorage.removeItem(sessionStorageKey)
  const { error } = await auth.signOut({ scope: 'local' })
  if (error) console.error('Forgetting a session that is over failed:', error)
}
