import { refuse, textIn } from './authAnswers.ts'
import type { AuthRequest } from './authRequests.ts'

/**
 * The refusal of a call that exists and is switched off: single sign-on, wallets, and everything with a phone. The backend
 * knows none of them, so that its answers have no code or another one. Undefined for every other call.
 */
export function refuseSwitchedOff({ method, path, query, body }: AuthRequest): Response | undefined {
  if (method !== 'POST') return undefined
  if (path === '/auth/v1/sso') return refuse(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
  const grant = query.get('grant_type')
  if (path === '/auth/v1/token' && grant === 'web3') {
    return refuse(422, 'web3_provider_disabled', 'Web3 provider is disabled')
  }
  const phone = textIn(body, 'email') ? undefined : textIn(body, 'phone')
  return phone ? refusePhone(path, grant, textIn(body, 'type'), phone) : undefined
}

function refusePhone(
  path: string,
  grant: string | null,
  type: string | undefined,
  phone: string,
): Response | undefined {
  const off = (status: number, message: string) => refuse(status, 'phone_provider_disabled', message)
  if (path === '/auth/v1/signup') return off(400, 'Phone signups are disabled')
  if (path === '/auth/v1/token' && grant === 'password') return off(422, 'Phone logins are disabled')
  if (path === '/auth/v1/otp') return off(400, 'Unsupported phone provider')
  if (type !== 'sms' && type !== 'phone_change') return undefined
  if (path === '/auth/v1/resend') return off(400, 'Phone logins are disabled')
  if (path !== '/auth/v1/verify') return undefined
  return /^[1-9]\d{1,14}$/.test(phone.replace(/^\+/, '').replaceAll(' ', ''))
    ? refuse(403, 'otp_expired', 'Token has expired or is invalid')
    : refuse(400, 'validation_failed', 'Invalid phone number format (E.164 required)')
}

/**
 * The answer in place of the backend's own: to somebody signed in who wants to link an identity or to remove one, or to
 * administer, and to a code that is wrong, for which the backend has the words of a link.
 */
export function correctSwitchedOff({ method, path, body }: AuthRequest, answer: Response): Response {
  const isLinking = method === 'GET' && path === '/auth/v1/user/identities/authorize'
  const isUnlinking = method === 'DELETE' && /^\/auth\/v1\/user\/identities\/[^/]+$/.test(path)
  if (answer.status === 404 && (isLinking || isUnlinking)) {
    return refuse(404, 'manual_linking_disabled', 'Manual linking is disabled')
  }
  if (answer.status === 404 && path.startsWith('/auth/v1/admin/')) {
    return refuse(403, 'not_admin', 'User not allowed')
  }
  const isCode = path === '/auth/v1/verify' && method === 'POST' && !textIn(body, 'token_hash')
  return isCode && answer.status === 403 && answer.headers.get('x-sb-error-code') === 'otp_expired'
    ? refuse(403, 'otp_expired', 'Token has expired or is invalid')
    : answer
}
