interface ImportMetaEnv {
  /** Hosted Supabase; empty on the embedded backend, which is served from the site's own origin. */
  readonly VITE_SUPABASE_URL: string
  readonly VITE_SUPABASE_PUBLISHABLE_KEY: string
  /** Where the site is public; `brand.origin` has a default. */
  readonly VITE_SITE_URL?: string
  /** A WebSocket that prices come from; without it they are simulated. */
  readonly VITE_PRICE_FEED_URL?: string
}
