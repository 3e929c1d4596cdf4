import type { PgliteConnection } from '@supabase/lite/pglite'
import { refuse, textIn } from './authAnswers.ts'
import type { AuthRequest } from './authRequests.ts'
import { claimsOf } from './callers.ts'

/**
 * The refusal of a user who is suspended until `auth.users.banned_until`, at every way in and at every call of a session;
 * the backend looks at that column for nobody but who comes from a provider. As at the auth server, a wrong password is
 * answered alike, and a mail is still sent. Undefined for everybody else.
 */
export async function refuseBanned(
  { driver }: Pick<PgliteConnection, 'driver'>,
  asked: AuthRequest,
  authorization: string | null,
): Promise<Response | undefined> {
  const [which, value] = whoIn(asked, authorization) ?? []
  if (!which || !value) return undefined
  const { rows } = await driver.query(`select from auth.users where banned_until > now() and ${which}`, [
    value,
  ])
  if (rows.length === 0) return undefined
  const isToken = asked.path === '/auth/v1/token'
  const message =
    asked.query.get('grant_type') === 'refresh_token'
      ? 'Invalid Refresh Token: User Banned'
      : 'User is banned'
  return refuse(isToken ? 400 : 403, 'user_banned', message)
}

/** The condition that finds the user of a request, and its value. */
function whoIn(
  { path, query, body }: AuthRequest,
  authorization: string | null,
): [string, string | undefined] | undefined {
  if (path === '/auth/v1/token' && query.get('grant_type') === 'password') {
    return ['email = $1', textIn(body, 'email')?.toLowerCase()]
  }
  if (path === '/auth/v1/token' && query.get('grant_type') === 'refresh_token') {
    return ['id in (select user_id from auth.refresh_tokens where token = $1)', textIn(body, 'refresh_token')]
  }
  if (path === '/auth/v1/verify') {
    const hash = textIn(body, 'token_hash')
    return [
      '$1 in (confirmation_token, recovery_token, email_change_token_current, email_change_token_new)',
      hash,
    ]
  }
  return /^\/auth\/v1\/(user|logout|reauthenticate|factors)\b/.test(path)
    ? ['id::text = $1', claimsOf(authorization).sub]
    : undefined
}
