import { describe, expect, it } from 'vitest'
import { endReasonOf, ProviderError, toFailure, toProviderError } from '@/data/session/errors'

type Raw = { name?: string; message?: string; status?: number; code?: string }
const described = (raw: unknown) => {
  const { kind, message } = toProviderError(raw)
  return `${kind}: ${message}`
}

describe('toProviderError', () => {
  it.each<[string, Raw, string]>([
    [
      'a wrong password',
      {
        name: 'AuthApiError',
        status: 400,
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      },
      'invalidCredentials: Invalid login credentials',
    ],
    [
      'an unconfirmed address',
      { name: 'AuthApiError', status: 400, code: 'email_not_confirmed', message: 'Email not confirmed' },
      'emailNotConfirmed: Email not confirmed',
    ],
    [
      'an unconfirmed address from an older server',
      { name: 'AuthApiError', status: 400, message: 'Email not confirmed' },
      'emailNotConfirmed: Email not confirmed',
    ],
    [
      'credentials without an address',
      {
        name: 'AuthInvalidCredentialsError',
        status: 400,
        message: 'You must provide either an email or phone number and a password',
      },
      'missingCredentials: You must provide either an email or phone number and a password',
    ],
    [
      'a taken address',
      { name: 'AuthApiError', status: 422, code: 'user_already_exists', message: 'User already registered' },
      'alreadyRegistered: User already registered',
    ],
    [
      'a weak password',
      {
        name: 'AuthWeakPasswordError',
        status: 422,
        code: 'weak_password',
        message: 'Password should be at least 8 characters.',
      },
      'weakPassword: Password should be at least 8 characters.',
    ],
    [
      'the old password again',
      {
        name: 'AuthApiError',
        status: 422,
        code: 'same_password',
        message: 'New password should be different from the old password.',
      },
      'samePassword: New password should be different from the old password.',
    ],
    [
      'too many requests',
      {
        name: 'AuthApiError',
        status: 429,
        code: 'over_request_rate_limit',
        message: 'Request rate limit reached',
      },
      'rateLimited: Request rate limit reached',
    ],
    [
      'too many requests without a code',
      { name: 'AuthApiError', status: 429, message: 'Slow down' },
      'rateLimited: Slow down',
    ],
    [
      'a proxy that answers HTML',
      { name: 'AuthUnknownError', message: `Unexpected token '<', "<!doctype "... is not valid JSON` },
      'unknown: Something went wrong',
    ],
    [
      'no network',
      { name: 'AuthRetryableFetchError', status: 0, message: 'Failed to fetch' },
      'unreachable: Something went wrong',
    ],
    [
      'a time limit',
      { name: 'AuthRetryableFetchError', status: 0, message: 'signal timed out' },
      'unreachable: Something went wrong',
    ],
    [
      'an inner error of the server',
      { name: 'AuthRetryableFetchError', status: 500, message: '{}' },
      'serverError: Something went wrong',
    ],
    [
      'an answer without a session',
      { name: 'AuthInvalidTokenResponseError', status: 500, message: 'Auth session or user missing' },
      'serverError: Something went wrong',
    ],
    [
      'a used link',
      {
        name: 'AuthApiError',
        status: 403,
        code: 'otp_expired',
        message: 'Email link is invalid or has expired',
      },
      'linkExpired: Email link is invalid or has expired',
    ],
    [
      'a link opened elsewhere',
      {
        name: 'AuthPKCECodeVerifierMissingError',
        status: 400,
        message: 'PKCE code verifier not found in storage',
      },
      'linkElsewhere: PKCE code verifier not found in storage',
    ],
    [
      'no session',
      { name: 'AuthSessionMissingError', status: 400, message: 'Auth session missing!' },
      'sessionMissing: Auth session missing!',
    ],
    [
      'a missing key',
      { name: 'AuthApiError', status: 401, message: 'No API key found in request' },
      'unknown: No API key found in request',
    ],
    [
      'PostgREST without a network',
      { message: 'TypeError: Failed to fetch', code: '', status: 0 },
      'unreachable: Something went wrong',
    ],
    [
      'PostgREST that cannot reach its database',
      { message: 'Could not query the database', code: 'PGRST001', status: 503 },
      'serverError: Something went wrong',
    ],
    [
      'a refusal with a name, whatever its status',
      { name: 'AuthApiError', status: 500, code: 'over_email_send_rate_limit', message: 'Slow down' },
      'mailLimited: Slow down',
    ],
    [
      'PostgREST without a row',
      { message: 'Cannot coerce the result to a single JSON object', code: 'PGRST116' },
      'unknown: Something went wrong',
    ],
    ['an empty message', { name: 'AuthApiError', status: 400, message: '' }, 'unknown: Something went wrong'],
  ])('reads %s', (_, raw, expected) => {
    expect(described(raw)).toBe(expected)
  })

  it.each([[null], [undefined], ['text'], [42], [{}]])('makes something presentable of %j', (raw) => {
    expect(described(raw)).toBe('unknown: Something went wrong')
  })

  it.each([
    [new TypeError("Cannot read property 'uri' of 'o.totp' as it is undefined."), 'unknown'],
    [new TypeError('can\'t access property "uri", o.totp is undefined'), 'unknown'],
    [new ReferenceError('a is not defined'), 'unknown'],
    [new RangeError('Invalid time value'), 'unknown'],
    [new Error('A request that changes an account was not sent'), 'unknown'],
    [new DOMException('The operation was aborted.', 'AbortError'), 'unknown'],
    [new TypeError('Failed to fetch dynamically imported module: https://a.test/b.js'), 'codeMissing'],
    [new TypeError('error loading dynamically imported module: https://a.test/b.js'), 'codeMissing'],
    [new TypeError('Importing a module script failed.'), 'codeMissing'],
  ])('never shows the message of a fault that is no answer, such as %s', (fault, kind) => {
    expect(described(fault)).toBe(`${kind}: Something went wrong`)
  })

  it('reads errors whose fields are inherited', () => {
    class Refusal extends Error {
      readonly code = 'user_banned'
    }
    expect(described(new Refusal('User is banned'))).toBe('userBanned: User is banned')
  })

  it('finds the seconds to wait', () => {
    const error = toProviderError({
      status: 429,
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 59 seconds.',
    })
    expect(error.retryAfter).toBe(59)
  })

  it('has a wait of its own for a limit of requests, which names no seconds', () => {
    const limited = (code?: string) =>
      toProviderError({ name: 'AuthApiError', status: 429, code, message: 'Request rate limit reached' })
    expect([limited('over_request_rate_limit').retryAfter, limited().retryAfter]).toEqual([30, undefined])
  })

  it('returns a ProviderError unchanged', () => {
    const error = new ProviderError('linkExpired', 'Too late')
    expect(toProviderError(error)).toBe(error)
  })
})

it('describes an error as data that survives JSON', () => {
  const failure = toFailure(new ProviderError('weakPassword', 'Too short', undefined, ['length']))
  expect(failure).toEqual({ kind: 'weakPassword', message: 'Too short', weaknesses: ['length'] })
  expect(JSON.parse(JSON.stringify(failure))).toEqual(failure)
})

it('keeps the seconds that an error names, if it names any', () => {
  expect(toFailure(new ProviderError('rateLimited', 'Slow down', 42)).retryAfter).toBe(42)
  expect(toFailure(new ProviderError('rateLimited', 'Slow down', 0))).not.toHaveProperty('retryAfter')
})

it('describes anything else that was thrown as unknown', () => {
  expect(toFailure('thrown by chance')).toMatchObject({ kind: 'unknown', message: 'Something went wrong' })
})

it.each([
  [
    'the auth server of today',
    { code: 'user_banned', message: 'Invalid Refresh Token: User Banned' },
    'suspended',
  ],
  ['an older auth server', { code: 400, error_code: 'session_expired', msg: 'Session Expired' }, 'expired'],
  ['a session that is gone', { code: 'refresh_token_not_found', message: 'Not Found' }, 'elsewhere'],
  ['an account that is gone', { code: 'user_not_found', message: 'User does not exist' }, 'closed'],
  ['the database: suspended', { code: 'PT401', hint: 'account_suspended', message: 'over' }, 'suspended'],
  ['the database: ended', { code: 'PT401', hint: 'session_ended', message: 'over' }, 'elsewhere'],
  ['the database: closed', { code: 'PT401', hint: 'account_closed', message: 'over' }, 'closed'],
  ['the database: no session named', { code: 'PT401', hint: 'session_unnamed', message: 'over' }, null],
  ['the database: a code is wanted', { code: 'PT401', hint: null, message: 'The code is required' }, null],
  [
    'a refresh token of no known shape',
    { code: 'validation_failed', message: 'Refresh token is not valid' },
    'expired',
  ],
  ['a limit', { code: 'over_request_rate_limit', message: 'Request rate limit reached' }, null],
  ['a page', '<!doctype html>', null],
  ['nothing', null, null],
])('reads from an answer why a session is over: %s', (_, answer, reason) => {
  expect(endReasonOf(answer)).toBe(reason)
})

it.each([
  ['account_suspended', 'userBanned'],
  ['session_ended', 'sessionMissing'],
  ['account_closed', 'sessionMissing'],
  ['session_unnamed', 'sessionMissing'],
  [null, 'codeNeeded'],
])('tells a read that is refused by its hint: %s is %s', (hint, kind) => {
  expect(toProviderError({ code: 'PT401', hint, message: 'Refused', status: 401 }).kind).toBe(kind)
})
