import type { PgliteConnection } from '@supabase/lite/pglite'
import { compare, hash } from 'bcryptjs'
import { refuse, textIn } from './authAnswers.ts'
import type { AuthRequest } from './authRequests.ts'

/** Bytes of a password that bcrypt reads; the backend would cut off the rest without a word. */
const longestPassword = 72

/** Refuses a password of which a part would be ignored, where one is set. */
export function refuseLongPassword({ method, path, body }: AuthRequest): Response | undefined {
  const isSet = path === '/auth/v1/signup' || (method === 'PUT' && path === '/auth/v1/user')
  const password = isSet ? textIn(body, 'password') : undefined
  return password !== undefined && Buffer.byteLength(password) > longestPassword
    ? refuse(400, 'validation_failed', `Password cannot be longer than ${longestPassword} characters`)
    : undefined
}

/** Compared with where there is no password: an answer without a comparison would tell so by its time. */
let decoy: Promise<string> | undefined

/**
 * Corrects the answer to a password that was refused. The backend reports an unconfirmed account before it looks at
 * the password, and compares nothing for an unknown address. Hosted Supabase reports it only to those who know the
 * password, and takes the same time for every address.
 */
export async function correctPasswordAnswer(
  { driver }: Pick<PgliteConnection, 'driver'>,
  { path, body }: AuthRequest,
  answer: Response,
): Promise<Response> {
  const code =
    answer.status === 400 && path === '/auth/v1/token' ? answer.headers.get('x-sb-error-code') : null
  const [email, password] = [textIn(body, 'email'), textIn(body, 'password')]
  if (!email || !password) return answer
  if (code !== 'email_not_confirmed' && code !== 'invalid_credentials') return answer

  const { rows } = await driver.query<{ encrypted_password: string | null }>(
    'select encrypted_password from auth.users where email = $1',
    [email.toLowerCase()],
  )
  const kept = rows[0]?.encrypted_password
  // The backend has compared the two already.
  if (kept && code === 'invalid_credentials') return answer
  decoy ??= hash(crypto.randomUUID(), Number(process.env.LITE_AUTH_BCRYPT_COST) || 10)
  const fits = await compare(password, kept ?? (await decoy))
  return kept && fits ? answer : refuse(400, 'invalid_credentials', 'Invalid login credentials')
}
