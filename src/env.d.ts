interface ImportMetaEnv {
  /** Hosted Supabase; empty on the embedded backend, which is served from the site's own origin. */
  readonly VITE_SUPABASE_URL: string
  readonly VITE_SUPABASE_PUBLISHABLE_KEY: string
  /** The public origin of the site; `brand.origin` has a default. */
  readonly VITE_SITE_URL?: string
  /** The service that checks that visitors are human; without it, the site asks for no such check. */
  readonly VITE_CAPTCHA_PROVIDER?: import('./data/session/captchaServices').CaptchaProvider
  readonly VITE_CAPTCHA_SITE_KEY?: string
}

declare module 'punycode/punycode.es6.js' {
  export function toUnicode(address: string): string
}
