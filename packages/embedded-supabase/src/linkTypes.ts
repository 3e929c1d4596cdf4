import type { PgliteConnection } from '@supabase/lite/pglite'
import { textIn } from './authAnswers.ts'
import type { AuthRequest } from './authRequests.ts'
import type { Send } from './callers.ts'
import { hashCode } from './oneTimeCodes.ts'

/**
 * The answer to a link or a code of type `email`, which for the auth server is either that of a sign-up or that of a login;
 * the backend knows both by their own names only. Undefined for every other request.
 */
export async function answerEmailType(
  { driver }: Pick<PgliteConnection, 'driver'>,
  { method, path, body }: AuthRequest,
  request: Request,
  send: Send,
): Promise<Response | undefined> {
  if (method !== 'POST' || path !== '/auth/v1/verify' || textIn(body, 'type') !== 'email') return undefined
  const email = textIn(body, 'email')?.toLowerCase() ?? ''
  const hash = textIn(body, 'token_hash') ?? hashCode(email, textIn(body, 'token') ?? '')
  const { rows } = await driver.query('select from auth.users where confirmation_token = $1', [hash])
  const type = rows.length > 0 ? 'signup' : 'magiclink'
  return send(new Request(request, { body: JSON.stringify({ ...JSON.parse(body), type }) }))
}
