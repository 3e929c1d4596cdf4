// The entry of the chunk with Supabase's code, which is loaded when the session or a call needs it.
import { createBoundCalls } from './boundCalls'
import { exchangeCode } from './exchangeCode'
import { flowStorage } from './flowStorage'
import { followSession, type SessionFollower } from './followSession'
import { requestRefresh, unlessUnreachable } from './refreshPatiently'
import { renewSession } from './renewSession'
import type { SignOutScope } from './sessionTypes'
import { signOut } from './signOut'
import type { SupabaseAddress } from './supabaseAddress'
import { createPrivateSupabase, createSupabase } from './supabaseClient'

/** The auth provider: its client, and the functions that the session machine's actors call. */
export type Provider = ReturnType<typeof openProvider>

/** Opens the provider. Throws when the address is not a URL. */
export function openProvider(address: SupabaseAddress) {
  const { guard, actFor } = createBoundCalls()
  const client = createSupabase(address, guard)
  return {
    client,
    actFor,
    openPrivate: () => createPrivateSupabase(address),
    followSession: (follower: SessionFollower) => followSession(client, follower),
    /** True if a sign-in that leaves the page for another service can be finished after coming back. */
    canComeBack: () => flowStorage.canKeep(),
    exchangeCode: (code: string) => exchangeCode(client, code),
    renewSession: (stored: string | null) => renewSession(client, stored),
    requestRefresh,
    unlessUnreachable,
    signOut: (userId: string | null, scope: SignOutScope) => signOut(client, actFor, userId, scope),
  }
}
