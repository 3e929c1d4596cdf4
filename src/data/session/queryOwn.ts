import { getSession } from './calls'
import { endReasonOf, ProviderError, toProviderError } from './errors'
import { loadProvider } from './loadProvider'
import { tell } from './reports'
import type { Session } from './sessionTypes'
import { storedSession } from './storage'
import type { Supabase } from './supabaseClient'

type Answer = { data: unknown; error: object | null; status: number }
type Query = (from: Supabase) => PromiseLike<Answer>

/** Renews the stored session whose access token was refused. Never throws. */
export type RenewSession = (refused: Session | null) => Promise<void>

/** Runs a query. After a 401 it renews the session and, if that worked, runs the query once more. */
async function ask(supabase: Supabase, query: Query, renew: RenewSession): Promise<Answer> {
  const refused = storedSession()
  const answer = await query(supabase)
  if (answer.status !== 401) return answer
  const reason = endReasonOf(answer.error)
  if (reason) tell({ type: 'session.refused', reason })
  await renew(refused)
  const renewed = storedSession()
  return renewed !== null && renewed !== refused ? query(supabase) : answer
}

/**
 * Throws if the client sends requests as another user than `userId`, or as none, and has the session rechecked.
 * Row-level security would answer such a request with no rows, which must not be shown as this user's data.
 */
function requireUser(askedAs: string | null | undefined, userId: string): void {
  if (askedAs === userId) return
  tell({ type: 'recheck.requested' })
  throw new ProviderError('sessionMissing')
}

const hasNoRow = (data: unknown) => data === null || (Array.isArray(data) && data.length === 0)

/**
 * Runs a query of one user's own data, and renews a session whose token was refused. Throws a `ProviderError`, which is
 * logged with `doing` if that user is still signed in. What `parse` returns null for is an error.
 */
export async function queryOwn<T>(
  doing: string,
  userId: string,
  renew: RenewSession,
  query: Query,
  parse: (data: unknown) => T | null,
): Promise<T> {
  try {
    const { client } = await loadProvider()
    const session = await getSession()
    requireUser(session?.user.id, userId)
    const { data, error, status } = await ask(client, query, renew)
    // Only the answer knows its status, by which an outage is told from a refusal.
    if (error !== null) throw Object.assign(error, { status })
    requireUser(storedSession()?.user.id, userId)
    const known = parse(data)
    if (known === null) {
      // The database creates a row with each account. Whether the account is gone, the auth server knows.
      if (hasNoRow(data)) {
        await renew(storedSession())
        requireUser(storedSession()?.user.id, userId)
      }
      throw new ProviderError('unknown')
    }
    return known
  } catch (error) {
    if (storedSession()?.user.id === userId) console.error(`${doing} failed:`, error)
    throw toProviderError(error)
  }
}
