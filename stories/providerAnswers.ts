import { ProviderError, toProviderError } from '@/data/session/errors'

const refused = (status: number, code: string, message: string, rest: { reasons?: string[] } = {}) =>
  toProviderError({ name: 'AuthApiError', status, code, message, ...rest })

const weak = (message: string, ...reasons: string[]) => refused(422, 'weak_password', message, { reasons })

/** Recorded errors of the provider's client, converted as the site converts them. */
export const refusals = {
  wrongPassword: refused(400, 'invalid_credentials', 'Invalid login credentials'),
  unconfirmed: refused(400, 'email_not_confirmed', 'Email not confirmed'),
  noCredentials: toProviderError({
    name: 'AuthInvalidCredentialsError',
    status: 400,
    message: 'You must provide either an email or phone number and a password',
  }),
  banned: refused(400, 'user_banned', 'User is banned'),
  notAPerson: refused(400, 'captcha_failed', 'captcha protection: request disallowed (timeout-or-duplicate)'),
  noCaptcha: new ProviderError('captchaMissing'),
  noCode: new ProviderError('codeMissing'),
  tooOften: refused(429, 'over_request_rate_limit', 'Request rate limit reached'),
  tooOftenForNow: refused(
    429,
    'over_request_rate_limit',
    'For security purposes, you can only request this after 42 seconds.',
  ),
  tooOftenForTheGateway: refused(429, '', 'Too Many Requests'),
  mailServerDown: new ProviderError('mailNotSent'),
  mailServerDownAtSignUp: new ProviderError('signUpUndone'),
  tooManyMails: refused(429, 'over_email_send_rate_limit', 'email rate limit exceeded'),
  invalid: refused(400, 'validation_failed', 'Unable to validate email address: invalid format'),
  taken: refused(422, 'user_already_exists', 'User already registered'),
  noMailHere: refused(400, 'email_address_not_authorized', 'Email address not authorized'),
  signUpClosed: refused(422, 'signup_disabled', 'Signups not allowed for this instance'),
  emailClosed: refused(422, 'email_provider_disabled', 'Email logins are disabled'),
  shortPassword: weak('Password should be at least 8 characters.', 'length'),
  leakedPassword: weak(
    'Password is known to be weak and easy to guess, please choose a different one.',
    'pwned',
  ),
  weakInEveryWay: weak(
    'Password should contain at least one character of each kind.',
    'length',
    'characters',
    'pwned',
  ),
  weakForNoReason: weak(''),
  codeNeeded: refused(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  ),
  linkExpired: refused(403, 'otp_expired', 'Email link is invalid or has expired'),
  wrongCode: refused(422, 'mfa_verification_failed', 'Invalid TOTP code entered'),
  lateCode: refused(
    422,
    'mfa_challenge_expired',
    'MFA challenge has expired, verify against another challenge or create a new challenge.',
  ),
  refusedCode: refused(403, 'mfa_verification_rejected', 'MFA verification rejected'),
  tooManyTexts: refused(
    429,
    'over_sms_send_rate_limit',
    'For security purposes, you can only request this after 37 seconds.',
  ),
  oldPassword: refused(422, 'same_password', 'New password should be different from the old password.'),
  tooOld: refused(400, 'reauthentication_needed', 'Reauthentication required'),
  wrongNonce: refused(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid'),
  takenAddress: refused(422, 'email_exists', 'A user with this email address has already been registered'),
  noSession: toProviderError({
    name: 'AuthSessionMissingError',
    status: 400,
    message: 'Auth session missing!',
  }),
  serverError: toProviderError({ name: 'AuthRetryableFetchError', status: 503, message: '{}' }),
  unreachable: toProviderError({ name: 'AuthRetryableFetchError', status: 0, message: 'Failed to fetch' }),
  unreadable: toProviderError({
    name: 'AuthUnknownError',
    message: `Unexpected token '<', "<!doctype "... is not valid JSON`,
  }),
} satisfies Record<string, ProviderError>
