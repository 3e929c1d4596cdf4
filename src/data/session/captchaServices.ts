/** The services that ask a visitor to prove to be human, as the auth provider knows them. */
export const captchaServices = {
  turnstile: {
    name: 'Turnstile',
    maker: 'Cloudflare',
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    /** Sources that the content policy has to allow, from the service's documentation. */
    policy: {
      'script-src': ['https://challenges.cloudflare.com'],
      'frame-src': ['https://challenges.cloudflare.com'],
    },
  },
  hcaptcha: {
    name: 'hCaptcha',
    maker: 'Intuition Machines',
    script: 'https://js.hcaptcha.com/1/api.js',
    policy: {
      'script-src': ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
      'frame-src': ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
      'style-src': ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
      'connect-src': ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    },
  },
} as const

export type CaptchaProvider = keyof typeof captchaServices

/** A site's account at a service. */
export type CaptchaSettings = { provider: CaptchaProvider; siteKey: string }
