import { createClient, type SupabaseClientOptions } from '@supabase/supabase-js'
import { clientStorage } from './clientStorage'
import type { Database } from './database'
import { faultAsRefusal, measureSession, refreshPatiently } from './fetch'
import { sessionKey } from './storage'
import type { SupabaseAddress } from './supabaseAddress'

/** The site's Supabase client, typed by the tables that it reads. */
export type Supabase = ReturnType<typeof createSupabase>

const call: typeof fetch = async (...request) => measureSession(await refreshPatiently(...request))

const create = (
  { url, key }: SupabaseAddress,
  auth: SupabaseClientOptions<'public'>['auth'],
  fetch: typeof call,
) =>
  createClient<Database>(url, key, {
    // The client must not read the address: `arrival.ts` does.
    auth: { detectSessionInUrl: false, ...auth },
    global: { fetch },
  })

/**
 * Creates the client whose session all tabs share, and whose requests pass `guard`. PKCE keeps tokens out of the address.
 * Throws if that is not a URL.
 */
export const createSupabase = (address: SupabaseAddress, guard: (fetch: typeof call) => typeof call) =>
  create(address, { flowType: 'pkce', storageKey: sessionKey, storage: clientStorage }, guard(call))

/**
 * Creates a client with a session of its own in memory, which is neither stored, shared nor refreshed. It has mails sent
 * without PKCE, whose links this project's pages do not need it for.
 */
export const createPrivateSupabase = (address: SupabaseAddress) =>
  create(
    address,
    {
      flowType: 'implicit',
      // The client warns of a second instance with the same key.
      storageKey: `${sessionKey}-${performance.now()}`,
      persistSession: false,
      autoRefreshToken: false,
    },
    async (...request) => faultAsRefusal(await call(...request)),
  )
