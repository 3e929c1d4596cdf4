import type { PgliteConnection } from '@supabase/lite/pglite'
import { refuse, textIn } from './authAnswers.ts'
import type { AuthRequest } from './authRequests.ts'

const isRefresh = ({ path, query }: AuthRequest) =>
  path === '/auth/v1/token' && query.get('grant_type') === 'refresh_token'

/**
 * Lets a refresh token be used again for `interval` seconds after it was renewed, as two tabs or a lost answer do: the
 * backend would end the whole session. The parent of the newest token stays as it is, because for it the backend gives
 * the newest one, like the auth server.
 */
export async function allowReuse(
  { driver }: Pick<PgliteConnection, 'driver'>,
  asked: AuthRequest,
  interval: number,
): Promise<void> {
  if (!isRefresh(asked)) return
  await driver.query(
    `update auth.refresh_tokens used set revoked = false
     where token = $1 and revoked and updated_at > now() - make_interval(secs => $2) and (
       exists (select from auth.refresh_tokens child where child.parent = used.token and child.revoked)
       or not exists (select from auth.refresh_tokens child where child.parent = used.token)
     )`,
    [textIn(asked.body, 'refresh_token'), interval],
  )
}

/** Answers a refresh token that nobody knows with the auth server's code, by which a site learns that a session is over. */
export function correctUnknownToken(asked: AuthRequest, answer: Response): Response {
  return isRefresh(asked) &&
    textIn(asked.body, 'refresh_token') &&
    answer.headers.get('x-sb-error-code') === 'validation_failed'
    ? refuse(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
    : answer
}
