import { createClient, type SupabaseClientOptions } from '@supabase/supabase-js'
import type { Database } from './database'
import { measureSession } from './receivedSession'
import { refreshPatiently } from './refreshPatiently'
import { clientStorage } from './storedSession'
import { type SupabaseAddress, sessionStorageKey } from './supabaseAddress'

/** The site's Supabase client, typed by the tables that it reads. */
export type Supabase = ReturnType<typeof createSupabase>

const create = ({ url, key }: SupabaseAddress, auth: SupabaseClientOptions<'public'>['auth']) =>
  createClient<Database>(url, key, {
    // The client must not read the address: `arrival.ts` does. PKCE keeps tokens out of it.
    auth: { flowType: 'pkce', detectSessionInUrl: false, ...auth },
    global: { fetch: async (...request) => measureSession(await refreshPatiently(...request)) },
  })

/** Creates the client whose session all tabs share. Throws if the address is not a URL. */
export const createSupabase = (address: SupabaseAddress) =>
  create(address, { storageKey: sessionStorageKey, storage: clientStorage })

/** Creates a client with a session of its own in memory, which is neither stored, shared nor refreshed. */
export const createPrivateSupabase = (address: SupabaseAddress) =>
  create(address, {
    // The client warns of a second instance with the same key.
    storageKey: `${sessionStorageKey}-${performance.now()}`,
    persistSession: false,
    autoRefreshToken: false,
  })
