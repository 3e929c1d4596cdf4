import { forgetSession } from './forgetSession'
import { toProviderError } from './providerError'
import { readStored } from './storedSession'
import type { Supabase } from './supabaseClient'

/**
 * Renews a session whose access token was refused, unless it has been renewed since. `refused` is what was stored of it
 * as the token was used. Gives whether another try with the stored session makes sense.
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
