import { describe, expect, it } from 'vitest'
import { endReasonOf, ProviderError, toFailure, toProviderError } from '@/data/session/errors'

const described = (raw: unknown) => {
  const { kind, message } = toProviderError(raw)
  return `${kind}: ${message}`
}

describe('toProviderError', () => {
  /** An error of the client by its name, status and code, as far as it has them. */
  const raw = (words: string, message: string) => {
    const [name, status, code] = ['^[A-Z]\\w+[a-z]\\b', '\\b\\d+\\b', '\\b([a-z]+_|PGRST)\\w+'].map(
      (pattern) => new RegExp(pattern).exec(words)?.[0],
    )
    return { name, status: status ? Number(status) : undefined, code, message }
  }

  it.each([
    ['invalidCredentials', 'AuthApiError 400 invalid_credentials', 'Invalid login credentials'],
    ['emailNotConfirmed', 'AuthApiError 400 email_not_confirmed', 'Email not confirmed'],
    ['emailNotConfirmed', 'AuthApiError 400', 'Email not confirmed'],
    [
      'missingCredentials',
      'AuthInvalidCredentialsError 400',
      'You must provide either an email or phone number and a password',
    ],
    ['alreadyRegistered', 'AuthApiError 422 user_already_exists', 'User already registered'],
    ['weakPassword', 'AuthWeakPasswordError 422 weak_password', 'Password should be at least 8 characters.'],
    [
      'samePassword',
      'AuthApiError 422 same_password',
      'New password should be different from the old password.',
    ],
    ['rateLimited', 'AuthApiError 429 over_request_rate_limit', 'Request rate limit reached'],
    ['rateLimited', 'AuthApiError 429', 'Slow down'],
    ['linkExpired', 'AuthApiError 403 otp_expired', 'Email link is invalid or has expired'],
    ['linkElsewhere', 'AuthPKCECodeVerifierMissingError 400', 'PKCE code verifier not found in storage'],
    ['sessionMissing', 'AuthSessionMissingError 400', 'Auth session missing!'],
    ['unknown', 'AuthApiError 401', 'No API key found in request'],
    ['mailLimited', 'AuthApiError 500 over_email_send_rate_limit', 'Slow down'],
  ])('passes on what a refusal says that is %s: %s', (kind, words, message) => {
    expect(described(raw(words, message))).toBe(`${kind}: ${message}`)
  })

  it.each([
    ['unknown', 'AuthUnknownError', `Unexpected token '<', "<!doctype "... is not valid JSON`],
    ['unreachable', 'AuthRetryableFetchError 0', 'Failed to fetch'],
    ['unreachable', 'AuthRetryableFetchError 0', 'signal timed out'],
    ['serverError', 'AuthRetryableFetchError 500', '{}'],
    ['serverError', 'AuthInvalidTokenResponseError 500', 'Auth session or user missing'],
    ['unreachable', '0', 'TypeError: Failed to fetch'],
    ['serverError', '503 PGRST001', 'Could not query the database'],
    ['unknown', 'PGRST116', 'Cannot coerce the result to a single JSON object'],
    ['unknown', 'AuthApiError 400', ''],
  ])('has words of its own for what is %s: %s, «%s»', (kind, words, message) => {
    expect(described(raw(words, message))).toBe(`${kind}: Something went wrong`)
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
