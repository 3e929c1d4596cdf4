import { refuse, textIn } from './authAnswers.ts'
import type { AuthRequest } from './authRequests.ts'

/** The services that check who is human. */
export const captchaProviders = ['turnstile', 'hcaptcha'] as const

/** Settings of `[auth.captcha]`. */
export type CaptchaSettings = {
  enabled?: boolean
  provider?: (typeof captchaProviders)[number]
}

/** The tokens that the services' published test keys give to a site, by Cloudflare's and hCaptcha's documentation. */
export const testTokens = {
  turnstile: 'XXXX.DUMMY.TOKEN.XXXX',
  hcaptcha: '10000000-aaaa-bbbb-cccc-000000000001',
}

const guarded = /^\/auth\/v1\/(signup|recover|resend)$/

/**
 * The refusal of a request without the token of a captcha, where one is asked for. No service is asked: the token of a
 * test key is right, and every other one wrong.
 */
export function refuseRobot(
  { enabled }: CaptchaSettings,
  { method, path, query, body }: AuthRequest,
): Response | undefined {
  const isSignIn = path === '/auth/v1/token' && query.get('grant_type') === 'password'
  if (!enabled || method !== 'POST' || !(isSignIn || guarded.test(path))) return undefined
  const token = tokenIn(body)?.trim()
  if (!token) return refuseToken('no captcha_token found')
  return Object.values(testTokens).includes(token) ? undefined : refuseToken('invalid-input-response')
}

function refuseToken(reason: string): Response {
  return refuse(400, 'captcha_failed', `captcha protection: request disallowed (${reason})`)
}

function tokenIn(body: string): string | undefined {
  try {
    return textIn(JSON.stringify(JSON.parse(body)?.gotrue_meta_security ?? null), 'captcha_token')
  } catch {
    return undefined
  }
}
