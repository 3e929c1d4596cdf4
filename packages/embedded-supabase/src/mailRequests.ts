import { randomUUID } from 'node:crypto'
import type { App } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { refuse, textIn } from './authAnswers.ts'
import type { AuthRequest } from './authRequests.ts'
import { createCode, hashCode } from './oneTimeCodes.ts'

type Backend = Pick<App, '_mailer' | 'config'>
type Database = Pick<PgliteConnection, 'driver'>
type UserRow = {
  id: string
  confirmed: boolean
  confirmation_sent_at: Date | null
  recovery_sent_at: Date | null
}

/** The requests that send a confirmation to an address. */
const confirmationPaths = ['/auth/v1/signup', '/auth/v1/resend']

/**
 * Keeps mails to one address `interval` seconds apart and answers a sign-up with a taken address, both as hosted
 * Supabase does. The embedded backend has no interval and cannot send a confirmation mail twice.
 */
export function createMailRequests(app: Backend, database: Database, interval: number) {
  return {
    /** The refusal of a request that comes too soon; undefined otherwise. To be called before the backend's answer. */
    async refuseEarly({ path, body }: AuthRequest): Promise<Response | undefined> {
      const email = path === '/auth/v1/recover' ? textIn(body, 'email') : undefined
      const user = email === undefined ? undefined : await findUser(database, email)
      return refuseWithin(interval, user?.recovery_sent_at)
    },

    /**
     * The answer to give in place of the backend's own. That one is 429 for every taken address, after the backend has
     * checked the API key and the fields.
     */
    async correct({ path, body }: AuthRequest, answer: Response): Promise<Response> {
      if (answer.status !== 429 || !confirmationPaths.includes(path)) return answer
      const email = textIn(body, 'email')?.toLowerCase()
      const user = email === undefined ? undefined : await findUser(database, email)
      if (email === undefined || !user) return answer

      if (!user.confirmed) {
        const refusal = refuseWithin(interval, user.confirmation_sent_at)
        if (refusal) return refusal
        await sendNewConfirmation(app, database, user.id, email)
      }
      return Response.json(path === '/auth/v1/signup' ? madeUpUser(email) : {})
    },
  }
}

/** The refusal of a mail that comes less than `interval` seconds after the last one; undefined otherwise. */
export function refuseWithin(interval: number, sentAt: Date | null | undefined): Response | undefined {
  if (!sentAt) return undefined
  const remaining = new Date(sentAt).getTime() + interval * 1000 - Date.now()
  if (remaining <= 0) return undefined
  const seconds = Math.floor(remaining / 1000)
  return refuse(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
  )
}

/** The user that hosted Supabase invents for a taken address, so that a sign-up does not tell who has an account. */
function madeUpUser(email: string): Record<string, unknown> {
  return { id: randomUUID(), aud: 'authenticated', role: '', email, user_metadata: {}, identities: [] }
}

/** Uses the same code, hash and columns as a first sign-up, so the link sent before stops working. */
async function sendNewConfirmation(
  app: Backend,
  database: Database,
  userId: string,
  email: string,
): Promise<void> {
  const code = createCode(app.config.auth?.email?.otp_length ?? 6)
  const hash = hashCode(email, code)
  await database.driver.query(
    'update auth.users set confirmation_token = $1, confirmation_sent_at = now(), updated_at = now() where id = $2',
    [hash, userId],
  )
  await app._mailer?.sendConfirmation(email, hash, code, { userId })
}

async function findUser(database: Database, email: string): Promise<UserRow | undefined> {
  const { rows } = await database.driver.query<UserRow>(
    `select id, confirmed_at is not null as confirmed, confirmation_sent_at, recovery_sent_at
     from auth.users where email = $1`,
    [email.toLowerCase()],
  )
  return rows[0]
}
