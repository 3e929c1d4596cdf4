import { createClient, type SupabaseClientOptions } from '@supabase/supabase-js'
import type { Database } from './database'
import { flowStorage } from './flowStorage'
import { keepFault } from './keepFault'
import { measureSession } from './receivedSession'
import { refreshPatiently } from './refreshPatiently'
import { clientStorage } from './storedSession'
import { type SupabaseAddress, sessionStorageKey } from './supabaseAddress'

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

const storageOf = (key: string) => (key === sessionStorageKey ? clientStorage : flowStorage)

/** The shared client's storage: all tabs share the session, and each tab keeps its own sign-in by an OAuth redirect. */
const storage: NonNullable<SupabaseClientOptions<'public'>['auth']>['storage'] = {
  getItem: (key) => storageOf(key).getItem(key),
  setItem: (key, text) => storageOf(key).setItem(key, text),
  removeItem: (key) => storageOf(key).removeItem(key),
}

/**
 * Creates the client whose session all tabs share, and whose requests pass `guard`. PKCE keeps tokens out of the address.
 * Throws if that is not a URL.
 */
export const createSupabase = (address: SupabaseAddress, guard: (fetch: typeof call) => typeof call) =>
  create(address, { flowType: 'pkce', storageKey: sessionStorageKey, storage }, guard(call))

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
      storageKey: `${sessionStorageKey}-${performance.now()}`,
      persistSession: false,
      autoRefreshToken: false,
    },
    async (...request) => keepFault(await call(...request)),
  )
