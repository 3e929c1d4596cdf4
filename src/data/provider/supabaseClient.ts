import { createClient, type SupabaseClientOptions } from '@supabase/supabase-js'
import type { Database } from './database'
import { patientFetch } from './patientFetch'
import { measureSession } from './receivedSession'
import { clientStorage } from './storedSession'
import { type SupabaseAddress, sessionStorageKey } from './supabaseAddress'

/** The site's client of Supabase, typed by the tables it reads. */
export type Supabase = ReturnType<typeof createSupabase>

const create = ({ url, key }: SupabaseAddress, auth: SupabaseClientOptions<'public'>['auth']) =>
  createClient<Database>(url, key, {
    // The address bar is none of its business: `arrival.ts` reads it. PKCE keeps tokens out of it.
    auth: { flowType: 'pkce', detectSessionInUrl: false, ...auth },
    global: { fetch: async (...request) => measureSession(await patientFetch(...request)) },
  })

/** Builds the client, whose session every tab shares. Throws when the address is not a URL. */
export const createSupabase = (address: SupabaseAddress) =>
  create(address, { storageKey: sessionStorageKey, storage: clientStorage })

/** Builds a client with a session of its own, which nothing and nobody else knows of, for as long as it is held. */
export const createPrivateSupabase = (address: SupabaseAddress) =>
  create(address, {
    // Two clients of one key would be taken for one by mistake, and warned of.
    storageKey: `${sessionStorageKey}-${performance.now()}`,
    persistSession: false,
    autoRefreshToken: false,
  })
