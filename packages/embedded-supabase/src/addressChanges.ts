import type { App } from '@supabase/lite'
import type { PgliteConnection } from '@supabase/lite/pglite'
import { textIn } from './authAnswers.ts'
import type { AuthRequest } from './authRequests.ts'
import type { Notify } from './mailer.ts'
import { hashCode } from './oneTimeCodes.ts'

/** Parts and settings of the backend that a change of address needs. */
export type AddressChangeOptions = {
  app: Pick<App, 'config'>
  database: Pick<PgliteConnection, 'driver'>
  notify: Notify
  siteUrl: () => string
  /** Seconds for which a link is good. */
  linkExpiry: number
}

type Move = { id: string; email: string; newEmail: string; isFirst: boolean }

const halfDone = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/**
 * Confirms a change of address from both mailboxes, in either order, as the auth server does. The backend is content with
 * the link to the old address, and refuses the other one. At the end the old address gets a notice.
 */
export function createAddressChanges(options: AddressChangeOptions) {
  const { app, database, notify, siteUrl, linkExpiry } = options
  const { driver } = database

  async function findMove(hash: string): Promise<Move | undefined> {
    const { rows } = await driver.query<Move>(
      `select id, email, email_change as "newEmail",
         email_change_token_current is not null and email_change_token_new is not null as "isFirst"
       from auth.users where $1 in (email_change_token_current, email_change_token_new)
       and email_change_sent_at > now() - make_interval(secs => $2)`,
      [hash, linkExpiry],
    )
    return rows[0]
  }

  /** The answer to a link or a code of a change of address; undefined for every other request. */
  return async function answerAddressChange(
    asked: AuthRequest,
    ask: () => Promise<Response>,
  ): Promise<Response | undefined> {
    const hash = asked.path === '/auth/v1/verify' ? hashIn(asked) : undefined
    const move = hash ? await findMove(hash) : undefined
    if (!move) return undefined
    if (move.isFirst) {
      await driver.query(
        `update auth.users set email_change_token_current = nullif(email_change_token_current, $2),
           email_change_token_new = nullif(email_change_token_new, $2) where id = $1`,
        [move.id, hash],
      )
      return asked.method === 'GET'
        ? new Response(null, { status: 303, headers: { location: halfDoneAt(asked.query, siteUrl()) } })
        : Response.json({ code: '200', msg: halfDone })
    }
    if (app.config.auth?.email?.double_confirm_changes ?? true) {
      // Of the two, the backend takes this one.
      await driver.query(
        'update auth.users set email_change_token_current = $2, email_change_token_new = null where id = $1',
        [move.id, hash],
      )
    }
    const answer = await ask()
    const isDone = answer.ok || answer.headers.get('location')?.includes('access_token=')
    if (isDone) await notify('email_changed', move.email, { Email: move.newEmail, OldEmail: move.email })
    return answer
  }
}

/** The hash by which a confirmation of an address is kept, from a link or from a code and its address. */
function hashIn({ method, query, body }: AuthRequest): string | undefined {
  if (method === 'GET')
    return query.get('type') === 'email_change' ? (query.get('token') ?? undefined) : undefined
  if (textIn(body, 'type') !== 'email_change') return undefined
  const [email, token] = [textIn(body, 'email'), textIn(body, 'token')]
  return textIn(body, 'token_hash') ?? (email && token ? hashCode(email.toLowerCase(), token) : undefined)
}

/** Redirect target after the first of the two links, opened at the auth server itself. */
function halfDoneAt(query: URLSearchParams, siteUrl: string): string {
  const wanted = query.get('redirect_to') ?? ''
  const url = new URL(URL.canParse(wanted) && new URL(wanted).origin === siteUrl ? wanted : siteUrl)
  url.hash = new URLSearchParams({ message: halfDone, sb: '' }).toString()
  return url.href
}
