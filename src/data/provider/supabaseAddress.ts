/** Where the backend is and the key that the browser shows it. */
export type SupabaseAddress = { url: string; key: string }

/** The key under which the session lies in the browser's storage. */
export const sessionStorageKey = 'king-exchange-session'

/** The backend's address and publishable key; on the embedded backend the URL is the site's own origin. */
export const supabaseAddress = (): SupabaseAddress => ({
  url: import.meta.env.VITE_SUPABASE_URL || window.location.origin,
  key: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
})
