import { refuse } from './authAnswers.ts'
import type { AuthRequest } from './authRequests.ts'

/** Answers a refresh token that nobody knows with the auth server's code, by which a site learns that a session is over. */
export function correctUnknownToken({ path, query }: AuthRequest, answer: Response): Response {
  const isRefresh = path === '/auth/v1/token' && query.get('grant_type') === 'refresh_token'
  return isRefresh && answer.headers.get('x-sb-error-code') === 'validation_failed'
    ? refuse(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
    : answer
}
