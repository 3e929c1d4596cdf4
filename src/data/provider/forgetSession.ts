import { clientStorage, readStored } from './storedSession'
import { sessionStorageKey } from './supabaseAddress'
import type { Supabase } from './supabaseClient'

/**
 * Forgets the stored session in every tab, without a call: a sign-out with an empty storage asks the provider nothing.
 * Not where another session than `stored` has taken its place since.
 */
export async function forgetSession({ auth }: Supabase, stored: string | null): Promise<void> {
  if (readStored() !== stored) return
  clientStorage.removeItem(sessionStorageKey)
  const { error } = await auth.signOut({ scope: 'local' })
  if (error) console.error('Forgetting a session that is over failed:', error)
}
