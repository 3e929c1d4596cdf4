import { describe, expect, it } from 'vitest'
import { captchaPolicy, parseCaptcha } from '../../scripts/captchaSettings'

const settings = (provider?: string, siteKey?: string) => ({
  VITE_CAPTCHA_PROVIDER: provider,
  VITE_CAPTCHA_SITE_KEY: siteKey,
})
const turnstileKey = '1x00000000000000000000AA'
const hcaptchaKey = '10000000-ffff-ffff-ffff-000000000001'

describe('parseCaptcha', () => {
  it('reads a service and its site key, and nothing where neither is set', () => {
    expect(parseCaptcha(settings('turnstile', ` ${turnstileKey} `))).toEqual({
      provider: 'turnstile',
      siteKey: turnstileKey,
    })
    expect(parseCaptcha(settings('hcaptcha', hcaptchaKey))?.siteKey).toBe(hcaptchaKey)
    expect([parseCaptcha(settings()), parseCaptcha(settings('', ''))]).toEqual([null, null])
  })

  it.each([
    ['turnstile', undefined, 'VITE_CAPTCHA_PROVIDER is set but VITE_CAPTCHA_SITE_KEY is not.'],
    [undefined, turnstileKey, 'VITE_CAPTCHA_SITE_KEY is set but VITE_CAPTCHA_PROVIDER is not.'],
    ['recaptcha', turnstileKey, 'VITE_CAPTCHA_PROVIDER is "recaptcha", which is not turnstile or hcaptcha.'],
    ['turnstile', hcaptchaKey, 'VITE_CAPTCHA_SITE_KEY holds no site key of Turnstile.'],
    ['turnstile', '1x0000000000000000000000000000000AA', 'Copy the site key, not the secret'],
    ['hcaptcha', `0x${'0'.repeat(40)}`, 'VITE_CAPTCHA_SITE_KEY holds no site key of hCaptcha.'],
  ])('stops the build for %j with %j', (provider, siteKey, problem) => {
    expect(() => parseCaptcha(settings(provider, siteKey))).toThrow(problem)
  })
})

describe('captchaPolicy', () => {
  it('allows the hosts of the chosen service, and nothing without one', () => {
    expect(captchaPolicy(settings())).toEqual({})
    expect(captchaPolicy(settings('turnstile', turnstileKey))).toEqual({
      'script-src': ['https://challenges.cloudflare.com'],
      'frame-src': ['https://challenges.cloudflare.com'],
      'trusted-types': ['default'],
    })
    expect(Object.keys(captchaPolicy(settings('hcaptcha', hcaptchaKey)))).toEqual([
      'script-src',
      'frame-src',
      'style-src',
      'connect-src',
      'trusted-types',
    ])
  })
})
