/** The backend's URL and its publishable key. */
export type SupabaseAddress = { url: string; key: string }

/** The key of the session in `localStorage`. */
export const sessionStorageKey = 'king-exchange-session'

/** The configured backend. The URL of the embedded backend is the site's own origin. */
export const supabaseAddress = (): SupabaseAddress => ({
  url: import.meta.env.VITE_SUPABASE_URL || window.location.origin,
  key: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
})
