import type { Answer } from 'machine-workbench/source/journeys'
import { type ProviderError, toProviderError } from '@/data/provider/providerError'
import { refusals as known, type SentRefusal, sentFor } from '../../providerAnswers'

/** Recorded refusals that only journeys meet, in addition to those of the catalogue. */
const further = {
  taken: { status: 422, code: 'user_already_exists', message: 'User already registered' },
  linkExpired: { status: 403, code: 'otp_expired', message: 'Email link is invalid or has expired' },
  wrongCode: { status: 422, code: 'mfa_verification_failed', message: 'Invalid TOTP code entered' },
  lateCode: {
    status: 422,
    code: 'mfa_challenge_expired',
    message: 'MFA challenge has expired, verify against another challenge or create a new challenge.',
  },
  refusedCode: {
    status: 403,
    code: 'mfa_verification_rejected',
    message: 'MFA verification rejected',
  },
  factorGone: { status: 404, code: 'mfa_factor_not_found', message: 'Factor not found' },
  tooManyTexts: {
    status: 429,
    code: 'over_sms_send_rate_limit',
    message: 'For security purposes, you can only request this after 37 seconds.',
  },
  revoked: {
    status: 400,
    code: 'refresh_token_not_found',
    message: 'Invalid Refresh Token: Refresh Token Not Found',
  },
  codeUsed: {
    status: 404,
    code: 'flow_state_not_found',
    message: 'invalid flow state, no valid flow state found',
  },
} satisfies Record<string, SentRefusal>

export type RefusalName = keyof typeof known | keyof typeof further

const isKnown = (name: RefusalName): name is keyof typeof known => name in known

const furtherErrors = Object.fromEntries(
  Object.entries(further).map(([name, sent]) => [name, toProviderError({ name: 'AuthApiError', ...sent })]),
) as Record<keyof typeof further, ProviderError>

/** A refusal as the site understands it. */
export const errorOf = (name: RefusalName): ProviderError =>
  isKnown(name) ? known[name] : furtherErrors[name]

/** What the client of the provider makes an error of by itself, as it comes over the network. */
const raw: Partial<Record<RefusalName, Answer>> = {
  serverError: { status: 503, body: {} },
  unreachable: 'unanswered',
  unreadable: { status: 404, body: '<!doctype html><title>Welcome to the hotel’s network</title>' },
  noSession: {
    status: 403,
    body: { code: 'session_not_found', message: 'Session from session_id claim in JWT does not exist' },
  },
}

/** How the provider answers so that the site meets a refusal. */
export function refuse(name: RefusalName): Answer {
  const sent = isKnown(name) ? sentFor(known[name]) : further[name]
  const answer = raw[name]
  if (answer) return answer
  if (!sent) throw new Error(`The provider sends nothing for ${name}`)
  const { status, code, message } = sent
  const reasons = 'reasons' in sent ? { weak_password: { reasons: sent.reasons } } : null
  return { status, body: { code, message, ...reasons } }
}
