import type { PgliteConnection } from '@supabase/lite/pglite'
import { refuse, textIn } from './authAnswers.ts'
import type { AuthRequest } from './authRequests.ts'

/** The claims of an access token that the backend has accepted; none where there is no token. */
function claimsOf(authorization: string | null): { sub?: string; session_id?: string } {
  const payload = authorization?.split('.')[1]
  return payload ? JSON.parse(Buffer.from(payload, 'base64url').toString()) : {}
}

/**
 * Ends the other sessions of a user whose password was changed, as the auth server does: the backend lets them go on.
 * Whoever knew the old password is out.
 */
export async function endOtherSessions(
  { driver }: Pick<PgliteConnection, 'driver'>,
  { method, path, body }: AuthRequest,
  authorization: string | null,
  answer: Response,
): Promise<Response> {
  const isChange = method === 'PUT' && path === '/auth/v1/user' && answer.ok && textIn(body, 'password')
  const { sub, session_id } = isChange ? claimsOf(authorization) : {}
  if (sub && session_id)
    await driver.query('delete from auth.sessions where user_id = $1 and id <> $2', [sub, session_id])
  return answer
}

/** Answers a refresh token that nobody knows with the auth server's code, by which a site learns that a session is over. */
export function correctUnknownToken({ path, query }: AuthRequest, answer: Response): Response {
  const isRefresh = path === '/auth/v1/token' && query.get('grant_type') === 'refresh_token'
  return isRefresh && answer.headers.get('x-sb-error-code') === 'validation_failed'
    ? refuse(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
    : answer
}
