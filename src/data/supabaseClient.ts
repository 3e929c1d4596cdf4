import { createClient } from '@supabase/supabase-js'
import type { Database } from './database'
import { patientFetch } from './patientFetch'
import { type SupabaseAddress, sessionStorageKey } from './supabase'

export { followAuth } from './authStream'

/** The site's client of Supabase, typed by the tables it reads. */
export type Supabase = ReturnType<typeof createSupabase>

/**
 * Builds the client. The address bar is none of its business (`src/data/arrival.ts` reads it), and PKCE keeps
 * tokens out of it. Throws when the address is not a URL.
 */
export const createSupabase = ({ url, key }: SupabaseAddress) =>
  createClient<Database>(url, key, {
    auth: { flowType: 'pkce', detectSessionInUrl: false, storageKey: sessionStorageKey },
    global: { fetch: patientFetch },
  })
