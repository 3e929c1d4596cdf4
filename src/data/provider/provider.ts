// Comes with Supabase's code in a chunk of its own: what every page needs of it only once somebody may be signed in.
import { exchangeCode } from './exchangeCode'
import { followSession, type SessionFollower } from './followSession'
import { renewSession } from './renewSession'
import { signOut } from './signOut'
import type { SupabaseAddress } from './supabaseAddress'
import { createSupabase } from './supabaseClient'

/** The authentication provider, opened: its client, and what the session machine asks of it. */
export type Provider = ReturnType<typeof openProvider>

/** Opens the provider. Throws when the address is not a URL. */
export function openProvider(address: SupabaseAddress) {
  const client = createSupabase(address)
  return {
    client,
    followSession: (follower: SessionFollower) => followSession(client, follower),
    exchangeCode: (code: string) => exchangeCode(client, code),
    renewSession: (stored: string | null) => renewSession(client, stored),
    signOut: () => signOut(client),
  }
}
