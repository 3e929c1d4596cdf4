import {
  type CaptchaProvider,
  type CaptchaSettings,
  captchaServices,
} from '../src/data/session/captchaServices.ts'

type Variables = Record<string, string | undefined>

const PROVIDER_NAME = 'VITE_CAPTCHA_PROVIDER'
const KEY_NAME = 'VITE_CAPTCHA_SITE_KEY'
const REMEDY = 'Set both as in .env.example, or neither for a site without a captcha.'

const isProvider = (name: string): name is CaptchaProvider => Object.hasOwn(captchaServices, name)

/** The forms of the services' site keys; their secrets, which must not be published, have others. */
const siteKeys: Record<CaptchaProvider, RegExp> = {
  turnstile: /^\dx[\w-]{16,28}$/,
  hcaptcha: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
}

/** Parses the two variables of the captcha; null without one. Throws a sentence that says what to correct. */
export function parseCaptcha(variables: Variables): CaptchaSettings | null {
  const provider = variables[PROVIDER_NAME]?.trim() ?? ''
  const siteKey = variables[KEY_NAME]?.trim() ?? ''
  if (!provider && !siteKey) return null
  if (!provider) throw new Error(`${KEY_NAME} is set but ${PROVIDER_NAME} is not. ${REMEDY}`)
  if (!siteKey) throw new Error(`${PROVIDER_NAME} is set but ${KEY_NAME} is not. ${REMEDY}`)
  if (!isProvider(provider)) {
    const known = Object.keys(captchaServices).join(' or ')
    throw new Error(`${PROVIDER_NAME} is "${provider}", which is not ${known}. ${REMEDY}`)
  }
  if (!siteKeys[provider].test(siteKey)) {
    throw new Error(
      `${KEY_NAME} holds no site key of ${captchaServices[provider].name}. Copy the site key, not the secret, which would be published with the site.`,
    )
  }
  return { provider, siteKey }
}

/**
 * Sources that the content policy allows for a captcha; empty without one. The service's script writes markup, so there is
 * one policy of Trusted Types, which `src/actors/captcha/loadCaptcha.ts` makes when that script is loaded.
 */
export function captchaPolicy(variables: Variables): Record<string, readonly string[]> {
  const settings = parseCaptcha(variables)
  return settings ? { ...captchaServices[settings.provider].policy, 'trusted-types': ['default'] } : {}
}
