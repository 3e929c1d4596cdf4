import type { followAuth, Supabase } from './supabaseClient'

/** Where the backend is and the key that the browser shows it. */
export type SupabaseAddress = { url: string; key: string }

/** The key under which the session lies in the browser's storage. */
export const sessionStorageKey = 'king-exchange-session'

/** The backend's address and publishable key; on the embedded backend the URL is the site's own origin. */
export const supabaseAddress = (): SupabaseAddress => ({
  url: import.meta.env.VITE_SUPABASE_URL || window.location.origin,
  key: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
})

type Loaded = { client: Supabase; followAuth: typeof followAuth }

let client: Promise<Supabase> | undefined
let announce: (loaded: Loaded) => void

/** Settles with the client and the way to follow its session once somebody has called `loadSupabase`; asks for nothing itself. */
export const supabaseLoaded = new Promise<Loaded>((resolve) => {
  announce = resolve
})

/**
 * Fetches Supabase's code on the first call and builds the one client; a failed fetch is tried anew by the next
 * call. Kept out of the first chunk, so that a public page does not wait for it.
 */
export function loadSupabase(): Promise<Supabase> {
  client ??= import('./supabaseClient').then(
    ({ createSupabase, followAuth }) => {
      const supabase = createSupabase(supabaseAddress())
      announce({ client: supabase, followAuth })
      return supabase
    },
    (error: unknown) => {
      client = undefined
      throw error
    },
  )
  return client
}

/** Builds a client with a session of its own, which no tab hears of. */
export const loadPrivateSupabase = async (): Promise<Supabase> =>
  (await import('./supabaseClient')).createPrivateSupabase(supabaseAddress())
