import type { PgliteConnection } from '@supabase/lite/pglite'
import { compare } from 'bcryptjs'
import { refuse, textIn } from './authAnswers.ts'
import type { AuthRequest } from './authRequests.ts'

/** Bytes of a password that bcrypt reads; the backend would cut off the rest without a word. */
const longestPassword = 72

/** Refuses a new password of which a part would be ignored. */
export function refuseLongPassword({ method, path, body }: AuthRequest): Response | undefined {
  const isSet = path === '/auth/v1/signup' || (method === 'PUT' && path === '/auth/v1/user')
  const password = isSet ? textIn(body, 'password') : undefined
  return password !== undefined && Buffer.byteLength(password) > longestPassword
    ? refuse(400, 'validation_failed', `Password cannot be longer than ${longestPassword} characters`)
    : undefined
}

/**
 * The answer to a sign-in: that an address is not confirmed, hosted Supabase tells only to those who know the password. The
 * backend says so before it looks at the password.
 */
export async function hideUnconfirmed(
  { driver }: Pick<PgliteConnection, 'driver'>,
  { path, body }: AuthRequest,
  answer: Response,
): Promise<Response> {
  const isMeant = path === '/auth/v1/token' && answer.headers.get('x-sb-error-code') === 'email_not_confirmed'
  if (!isMeant) return answer
  const { rows } = await driver.query<{ encrypted_password: string | null }>(
    'select encrypted_password from auth.users where email = $1',
    [textIn(body, 'email')?.toLowerCase()],
  )
  const fits = await compare(textIn(body, 'password') ?? '', rows[0]?.encrypted_password ?? '')
  return fits ? answer : refuse(400, 'invalid_credentials', 'Invalid login credentials')
}
