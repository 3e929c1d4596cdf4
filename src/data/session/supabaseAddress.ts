/** The backend's URL and its publishable key. */
export type SupabaseAddress = { url: string; key: string }

/** The configured backend. The URL of the embedded backend is the site's own origin. */
export const supabaseAddress = (): SupabaseAddress => ({
  url: import.meta.env.VITE_SUPABASE_URL || window.location.origin,
  key: import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY,
})

/**
 * The page of the embedded backend that shows the mails which the site sends; null with a hosted project, whose build
 * does not hold the address.
 */
export const localMailbox = import.meta.env.VITE_SUPABASE_URL ? null : '/mailbox'
