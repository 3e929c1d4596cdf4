import { forgetSession } from './forgetSession'
import { toProviderError } from './providerError'
import { unlessUnreachable } from './refreshPatiently'
import { readStored } from './storedSession'
import type { Supabase } from './supabaseClient'

/**
 * Renews a session whose access token was refused, unless that has happened since. `refused` is the stored session text of
 * the refused request.
 */
export async function renewSession(client: Supabase, refused: string | null): Promise<void> {
  if (readStored() !== refused) return
  const { error } = await unlessUnreachable(client.auth.refreshSession())
  if (error && toProviderError(error).kind === 'sessionMissing') await forgetSession(client, refused)
}
