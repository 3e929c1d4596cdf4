import { forgetSession } from './forgetSession'
import { toProviderError } from './providerError'
import { readStored } from './storedSession'
import type { Supabase } from './supabaseClient'

/**
 * Renews a session whose access token was refused, unless that has happened since. `refused` is the stored session text of
 * the refused request. Returns whether a second attempt with the stored session makes sense.
 */
export async function renewSession(client: Supabase, refused: string | null): Promise<boolean> {
  const stored = readStored()
  if (stored !== refused) return stored !== null
  const { error } = await client.auth.refreshSession()
  if (!error) return true
  const { kind } = toProviderError(error)
  if (kind === 'sessionMissing') await forgetSession(client, refused)
  return readStored() !== null && kind !== 'unreachable'
}
