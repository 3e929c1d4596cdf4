import { type ProviderErrorKind, toProviderError } from './errors'
import { forgetSession } from './forgetSession'
import { unlessUnreachable } from './refreshPatiently'
import { readStored } from './storedSession'
import type { Supabase } from './supabaseClient'

/** The kinds of refusal after which a session is over. The client keeps one whose access token still runs. */
const ends: readonly ProviderErrorKind[] = ['sessionMissing', 'userBanned']

/**
 * Renews a session whose access token was refused, unless that has happened since; one that is over is forgotten. `refused`
 * is the stored session text of the refused request.
 */
export async function renewSession(client: Supabase, refused: string | null): Promise<void> {
  if (readStored() !== refused) return
  const { error } = await unlessUnreachable(client.auth.refreshSession())
  if (error && ends.includes(toProviderError(error).kind)) await forgetSession(client, refused)
}
