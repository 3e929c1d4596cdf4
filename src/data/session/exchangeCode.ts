import type { LinkProblem } from './arrival'
import { outageOf, toProviderError } from './errors'
import type { Session } from './sessionTypes'
import type { Supabase } from './supabaseClient'
import { toSession } from './toSession'

/** The result of an exchange: `problem` is why the code was refused, `session` the one that is stored all the same. */
export type Exchange = { problem: LinkProblem | null; session: Session | null }

/**
 * Exchanges the one-time code of an OAuth redirect for a session. Never throws. The mails of this project carry no codes,
 * so a refused code is always a failed social sign-in.
 */
export async function exchangeCode({ auth }: Supabase, code: string): Promise<Exchange> {
  const { error } = await auth.exchangeCodeForSession(code).catch((error: unknown) => ({ error }))
  if (!error) return { problem: null, session: null }
  const { data } = await auth.getSession().catch(() => ({ data: { session: null } }))
  return { problem: problemOf(error), session: toSession(data.session) }
}

function problemOf(error: unknown): LinkProblem {
  const { kind } = toProviderError(error)
  if (kind === 'userBanned') return 'suspended'
  return outageOf(kind) ?? 'stale'
}
