import { isMissingCode } from '@king-exchange/fast-pages/browser'
import type { AuthError } from '@supabase/supabase-js'
import { entryOf, isRecord, textOf } from '@/data/text/shapes'

/** The kinds of errors of the auth provider and the database that the site distinguishes. */
export type ProviderErrorKind =
  | 'accountChanged'
  | 'alreadyRegistered'
  | 'captchaFailed'
  | 'captchaMissing'
  | 'codeExpired'
  | 'codeMissing'
  | 'codeNeeded'
  | 'codeRefused'
  | 'emailClosed'
  | 'emailNotConfirmed'
  | 'emailRefused'
  | 'factorGone'
  | 'factorNameTaken'
  | 'factorsClosed'
  | 'invalidCredentials'
  | 'invalidInput'
  | 'linkElsewhere'
  | 'linkExpired'
  | 'mailLimited'
  | 'mailNotSent'
  | 'missingCredentials'
  | 'otherAccount'
  | 'otherPassword'
  | 'proofNeeded'
  | 'providerDisabled'
  | 'rateLimited'
  | 'reauthenticationNeeded'
  | 'reauthenticationRefused'
  | 'samePassword'
  | 'serverError'
  | 'sessionMissing'
  | 'signUpClosed'
  | 'signUpUndone'
  | 'storageRefused'
  | 'tooManyFactors'
  | 'unknown'
  | 'unreachable'
  | 'userBanned'
  | 'weakPassword'
  | 'wrongCode'

/**
 * The kinds of a call that was not dealt with, whatever it asked: no answer came, or the server answered that it has a
 * fault of its own (5xx). Whether it has done what was asked is unknown.
 */
export type Outage = Extract<ProviderErrorKind, 'serverError' | 'unreachable'>

/** The outage behind a kind of error; undefined if the call was answered. */
export const outageOf = (kind: ProviderErrorKind): Outage | undefined =>
  kind === 'serverError' || kind === 'unreachable' ? kind : undefined

/** Shown when the provider's error has no readable message. */
export const fallbackMessage = 'Something went wrong'

const weaknesses = ['length', 'characters', 'pwned'] as const

/** A provider's reason to find a password weak. */
export type Weakness = (typeof weaknesses)[number]

/** An error of the auth provider or the database. `message` can always be shown to a visitor. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError'
  readonly kind: ProviderErrorKind
  /** Seconds to wait before the next attempt, if the provider names them or limits requests. */
  readonly retryAfter: number | undefined
  /** Reasons why a refused password is weak; empty if the provider gives none. */
  readonly weaknesses: readonly Weakness[]
  /** Time at which an app's code was refused, by the provider's clock, in ms since the epoch. */
  checkedAt: number | undefined

  constructor(
    kind: ProviderErrorKind,
    message: string = fallbackMessage,
    retryAfter?: number,
    weaknesses: readonly Weakness[] = [],
  ) {
    super(message)
    this.kind = kind
    this.retryAfter = retryAfter
    this.weaknesses = weaknesses
  }
}

/** The codes that the provider's client names; its type allows any other text beside them. */
type KnownCode<Code = AuthError['code']> = Code extends string
  ? string & {} extends Code
    ? never
    : Code
  : never

const kindByCode: Record<string, ProviderErrorKind> = {
  PGRST301: 'sessionMissing',
  PGRST303: 'sessionMissing',
  PT401: 'codeNeeded',
  anonymous_provider_disabled: 'missingCredentials',
  bad_code_verifier: 'linkElsewhere',
  bad_json: 'invalidInput',
  bad_jwt: 'sessionMissing',
  bad_oauth_state: 'linkElsewhere',
  captcha_failed: 'captchaFailed',
  email_address_invalid: 'emailRefused',
  email_address_not_authorized: 'emailRefused',
  email_exists: 'alreadyRegistered',
  email_not_confirmed: 'emailNotConfirmed',
  email_provider_disabled: 'emailClosed',
  flow_state_expired: 'linkExpired',
  flow_state_not_found: 'linkElsewhere',
  hook_timeout: 'serverError',
  hook_timeout_after_retry: 'serverError',
  insufficient_aal: 'codeNeeded',
  invalid_credentials: 'invalidCredentials',
  mfa_challenge_expired: 'codeExpired',
  mfa_factor_name_conflict: 'factorNameTaken',
  mfa_factor_not_found: 'factorGone',
  mfa_ip_address_mismatch: 'codeExpired',
  mfa_totp_enroll_not_enabled: 'factorsClosed',
  mfa_totp_verify_not_enabled: 'factorsClosed',
  mfa_verification_failed: 'wrongCode',
  mfa_verification_rejected: 'codeRefused',
  no_authorization: 'sessionMissing',
  oauth_provider_not_supported: 'providerDisabled',
  otp_expired: 'linkExpired',
  over_email_send_rate_limit: 'mailLimited',
  over_request_rate_limit: 'rateLimited',
  over_sms_send_rate_limit: 'rateLimited',
  phone_exists: 'alreadyRegistered',
  provider_disabled: 'providerDisabled',
  provider_email_needs_verification: 'emailNotConfirmed',
  reauthentication_needed: 'reauthenticationNeeded',
  reauthentication_not_valid: 'reauthenticationRefused',
  refresh_token_already_used: 'sessionMissing',
  refresh_token_not_found: 'sessionMissing',
  request_timeout: 'unreachable',
  same_password: 'samePassword',
  session_expired: 'sessionMissing',
  session_not_found: 'sessionMissing',
  signup_disabled: 'signUpClosed',
  too_many_enrolled_mfa_factors: 'tooManyFactors',
  unexpected_failure: 'serverError',
  user_already_exists: 'alreadyRegistered',
  user_banned: 'userBanned',
  user_not_found: 'sessionMissing',
  validation_failed: 'invalidInput',
  weak_password: 'weakPassword',
} satisfies Partial<Record<KnownCode | 'PGRST301' | 'PGRST303' | 'PT401', ProviderErrorKind>>

const kindByName: Record<string, ProviderErrorKind> = {
  AuthInvalidCredentialsError: 'missingCredentials',
  AuthPKCECodeVerifierMissingError: 'linkElsewhere',
  AuthRetryableFetchError: 'unreachable',
  AuthSessionMissingError: 'sessionMissing',
  AuthWeakPasswordError: 'weakPassword',
}

/**
 * Seconds to wait after a limit of requests, which names none. The provider's usual limit, 30 in five minutes for all who
 * share a network, lets one more through every ten seconds.
 */
const requestWait = 30

const unreadable =
  /^\{|^<|^\[|unexpected (token|end)|failed to fetch|networkerror|load failed|timed out|json|^typeerror/i

/** The kind of a read that the database refuses because the session is over; its hint says why. */
const endedKind = (hint: string): ProviderErrorKind =>
  hint === 'account_suspended' ? 'userBanned' : 'sessionMissing'

function kindOf(error: Record<string, unknown>): ProviderErrorKind {
  const status = typeof error.status === 'number' ? error.status : undefined
  const message = textOf(error.message)
  const byCode = entryOf(kindByCode, textOf(error.code))
  if (byCode === 'codeNeeded' && textOf(error.hint) !== '') return endedKind(textOf(error.hint))
  if (byCode) return byCode
  if (status !== undefined && status >= 500) return 'serverError'
  const byName = entryOf(kindByName, textOf(error.name))
  if (byName) return byName
  if (status === 429) return 'rateLimited'
  if (message === 'Email not confirmed') return 'emailNotConfirmed'
  return status === 0 ? 'unreachable' : 'unknown'
}

/**
 * Turns whatever the provider's client, PostgREST or `fetch` rejected with into a `ProviderError`. The kind comes from
 * codes, never from messages, with one exception: older GoTrue servers answer «Email not confirmed» without a code.
 * The provider's message is kept unless it comes from an unreadable answer (`{}`, the error of a JSON parser). What has
 * neither a status nor a code is no answer, but a fault of a browser's or of our own code, whose message is for developers.
 */
export function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  if (isMissingCode(error)) return new ProviderError('codeMissing')
  if (!isRecord(error)) return new ProviderError('unknown')

  const kind = kindOf(error)
  const message = textOf(error.message).trim()
  const isAnswer = typeof error.status === 'number' || textOf(error.code) !== ''
  const isReadable =
    isAnswer &&
    message !== '' &&
    !outageOf(kind) &&
    error.name !== 'AuthUnknownError' &&
    !unreadable.test(message)
  const isLimited = kind === 'rateLimited' || kind === 'mailLimited'
  const named = isLimited ? /\b(\d+) seconds?/.exec(message)?.[1] : undefined
  const wait = error.code === 'over_request_rate_limit' ? requestWait : undefined
  const reasons: unknown[] = Array.isArray(error.reasons) ? error.reasons : []
  return new ProviderError(
    kind,
    isReadable ? message : fallbackMessage,
    named ? Number(named) : wait,
    weaknesses.filter((weakness) => reasons.includes(weakness)),
  )
}

/** A `ProviderError` as plain data, which a machine can keep: an `Error` does not survive JSON. */
export type Failure = Pick<ProviderError, 'kind' | 'message' | 'weaknesses'> & {
  /** Seconds to wait before the next attempt, if the provider names them. */
  readonly retryAfter?: number | undefined
  /** Time at which an app's code was refused, by the provider's clock, in ms since the epoch. */
  readonly checkedAt?: number | undefined
}

/** Turns whatever a call rejected with into plain data. */
export function toFailure(error: unknown): Failure {
  const { kind, message, weaknesses, retryAfter, checkedAt } = toProviderError(error)
  return {
    kind,
    message,
    weaknesses,
    ...(retryAfter ? { retryAfter } : null),
    ...(checkedAt ? { checkedAt } : null),
  }
}

/**
 * Reason of the provider to refuse a session: it was ended elsewhere, or by a new password; it is too old; or its account is
 * suspended or gone.
 */
export type EndReason = 'elsewhere' | 'expired' | 'suspended' | 'closed'

/**
 * Reasons by the auth server's codes for a refused refresh. A deleted account is answered like an ended session;
 * `validation_failed` is a refresh token of unknown shape.
 */
const reasonByCode: Readonly<Record<string, EndReason>> = {
  refresh_token_already_used: 'elsewhere',
  refresh_token_not_found: 'elsewhere',
  session_expired: 'expired',
  session_not_found: 'elsewhere',
  user_banned: 'suspended',
  user_not_found: 'closed',
  validation_failed: 'expired',
}

/** Reasons by the database's hints in a refused read (`supabase/migrations/…_living_sessions.sql`). */
const reasonByHint: Readonly<Record<string, EndReason>> = {
  account_closed: 'closed',
  account_suspended: 'suspended',
  session_ended: 'elsewhere',
}

/** Reason why a session is over, by an answer or an error of the auth server or the data API; null if it gives none. */
export function endReasonOf(answer: unknown): EndReason | null {
  if (!isRecord(answer)) return null
  const codes = [answer.error_code, answer.code].map(textOf)
  if (codes.includes('PT401')) return entryOf(reasonByHint, textOf(answer.hint)) ?? null
  return codes.map((code) => entryOf(reasonByCode, code)).find((reason) => reason !== undefined) ?? null
}
