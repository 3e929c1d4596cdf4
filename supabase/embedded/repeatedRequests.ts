import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { App } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'

type Backend = Pick<App, '_mailer' | 'config'>
type Database = Pick<PgliteConnection, 'driver'>
type UserRow = { id: string; confirmed: boolean }

/**
 * Corrects the two places where the embedded backend answers 429 to anybody who names a registered
 * address, without ever sending a mail: signing up again and asking for the confirmation mail again.
 * Hosted Supabase sends the mail to an unconfirmed address and gives the same answer to everybody, so
 * that nobody learns who has an account. Takes the request's body and the backend's own answer, which
 * has already checked the API key and the fields; returns the answer to give.
 */
export async function answerRepeatedRequest(
  app: Backend,
  database: Database,
  request: { path: string; body: string },
  answer: Response,
): Promise<Response> {
  const isSignup = request.path === '/auth/v1/signup'
  const isResend = request.path === '/auth/v1/resend'
  if (answer.status !== 429 || (!isSignup && !isResend)) return answer

  const email = emailIn(request.body)
  const user = email === undefined ? undefined : await findUser(database, email)
  if (email === undefined || !user) return answer
  if (!user.confirmed) await sendNewConfirmation(app, database, user.id, email)

  return Response.json(isSignup ? neutralUser(email) : {}, { headers: answerHeaders(answer) })
}

/** The user that hosted Supabase makes up for an address that is taken: a new id and no identities. */
function neutralUser(email: string): Record<string, unknown> {
  const now = new Date().toISOString()
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}

/** Same code, hash and columns as a first sign-up; the link sent before stops working. */
async function sendNewConfirmation(
  app: Backend,
  database: Database,
  userId: string,
  email: string,
): Promise<void> {
  const digits = app.config.auth?.email?.otp_length ?? 6
  const code = Array.from({ length: digits }, () => randomInt(10)).join('')
  const hash = createHash('sha256').update(`${email}${code}`).digest('hex')
  await database.driver.query(
    'update auth.users set confirmation_token = $1, confirmation_sent_at = now(), updated_at = now() where id = $2',
    [hash, userId],
  )
  await app._mailer?.sendConfirmation(email, hash, code, { userId })
}

async function findUser(database: Database, email: string): Promise<UserRow | undefined> {
  const { rows } = await database.driver.query<UserRow>(
    'select id, confirmed_at is not null as confirmed from auth.users where email = $1',
    [email],
  )
  return rows[0]
}

function emailIn(body: string): string | undefined {
  const value: { email?: unknown } = JSON.parse(body)
  return typeof value.email === 'string' ? value.email.toLowerCase() : undefined
}

function answerHeaders(answer: Response): Headers {
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  headers.delete('content-type')
  headers.delete('x-sb-error-code')
  return headers
}
