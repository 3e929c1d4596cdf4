import { expect, it } from 'vitest'
import { endReasonOf } from '@/data/session/endReason'
import { toProviderError } from '@/data/session/providerError'

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
