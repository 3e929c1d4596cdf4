import type { PgliteConnection } from '@supabase/lite/pglite'
import { refuse, textIn } from './authAnswers.ts'
import type { AuthRequest } from './authRequests.ts'
import { type Caller, identifyCaller, type Send } from './callers.ts'
import type { Notify } from './mailer.ts'
import { refuseWithin } from './mailRequests.ts'
import { hashCode } from './oneTimeCodes.ts'

/** Parts and settings of the backend that a change of one's own account needs. */
export type UserUpdateOptions = {
  database: Pick<PgliteConnection, 'driver'>
  send: Send
  notify: Notify
  /** True if a new password in a session older than 24 hours needs a code, as `secure_password_change` says. */
  isReauthenticationNeeded: boolean
  /** Seconds for which that code is good. */
  codeExpiry: number
  /** Seconds between two mails to one address. */
  mailInterval: number
}

/**
 * Completes a change of one's own account as the auth server does: asks for the second factor and for a code by mail, ends
 * the other sessions at a new password, and sends the owner a notice.
 */
export function createUserUpdates(options: UserUpdateOptions) {
  const { database, send, notify, isReauthenticationNeeded, codeExpiry, mailInterval } = options
  const { driver } = database

  async function isTooSoon(userId: string, column: 'email_change_sent_at' | 'reauthentication_sent_at') {
    const { rows } = await driver.query<{ sentAt: Date | null }>(
      `select ${column} as "sentAt" from auth.users where id = $1`,
      [userId],
    )
    return refuseWithin(mailInterval, rows[0]?.sentAt)
  }

  async function isTaken(email: string): Promise<boolean> {
    return (await driver.query('select from auth.users where email = $1', [email])).rows.length > 0
  }

  async function fitsCode({ userId, email }: Caller, code: string): Promise<boolean> {
    const { rows } = await driver.query(
      `select from auth.users where id = $1 and reauthentication_token = $2
       and reauthentication_sent_at > now() - make_interval(secs => $3)`,
      [userId, hashCode(email, code), codeExpiry],
    )
    return rows.length > 0
  }

  async function change(
    { body }: AuthRequest,
    caller: Caller,
    ask: () => Promise<Response>,
  ): Promise<Response> {
    const password = textIn(body, 'password')
    const email = textIn(body, 'email')?.toLowerCase()
    const isMove = Boolean(email) && email !== caller.email
    if (caller.hasFactor && caller.aal !== 'aal2' && (password || isMove)) {
      const message = 'AAL2 session is required to update email or password when MFA is enabled.'
      return refuse(401, 'insufficient_aal', message)
    }
    const isCodeAsked = password !== undefined && isReauthenticationNeeded && caller.isSessionOld
    if (isCodeAsked) {
      const code = textIn(body, 'nonce')
      if (!code) return refuse(400, 'reauthentication_needed', 'Password update requires reauthentication')
      if (!(await fitsCode(caller, code))) {
        return refuse(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid')
      }
    }
    if (email && isMove && !(await isTaken(email))) {
      const refusal = await isTooSoon(caller.userId, 'email_change_sent_at')
      if (refusal) return refusal
    }

    const answer = await ask()
    if (isCodeAsked && answer.headers.get('x-sb-error-code') !== 'weak_password') {
      await driver.query('update auth.users set reauthentication_token = null where id = $1', [caller.userId])
    }
    if (!answer.ok || !password) return answer
    await driver.query('delete from auth.sessions where user_id = $1 and id <> $2', [
      caller.userId,
      caller.sessionId,
    ])
    await notify('password_changed', caller.email)
    return answer
  }

  /** The answer to a change of one's own account, and to the wish for a code; undefined for every other request. */
  return async function answerUserUpdate(
    asked: AuthRequest,
    request: Request,
    ask: () => Promise<Response>,
  ): Promise<Response | undefined> {
    const isChange = asked.method === 'PUT' && asked.path === '/auth/v1/user'
    const isWish = asked.method === 'GET' && asked.path === '/auth/v1/reauthenticate'
    if (!isChange && !isWish) return undefined
    const caller = await identifyCaller(database, send, request)
    if (caller instanceof Response) return caller
    return isChange
      ? change(asked, caller, ask)
      : ((await isTooSoon(caller.userId, 'reauthentication_sent_at')) ?? undefined)
  }
}
