import { attempt } from './attempt'
import type { ActFor } from './boundCalls'
import { outageOf, ProviderError } from './errors'
import { requestTimeout } from './fetchWithTimeout'
import { forgetSession } from './forgetSession'
import type { SignOutResult, SignOutScope } from './sessionTypes'
import { readStored, readStoredUserId } from './storedSession'
import type { Supabase } from './supabaseClient'

/** Milliseconds after which this browser is signed out without the provider's answer. */
const timeout = 4_000

/** True if the status of an answer means that the provider no longer knows the session. */
const isOver = (error: { status?: number | undefined }) => [401, 403, 404].includes(error.status ?? 0)

/**
 * Ends this browser's session of a user, in all its tabs, also when the backend cannot be reached; one that the provider no longer
 * knows counts as ended. With the scope `global` it ends the user's sessions everywhere; without an answer it leaves this
 * one open, since only the provider can end the others. Throws a `ProviderError` if the provider refuses, and if the session
 * has become another user's. Without a user, as where none is shown yet, whoever has the session is meant.
 */
export async function signOut(
  client: Supabase,
  actFor: ActFor,
  shownId: string | null,
  scope: SignOutScope,
): Promise<SignOutResult> {
  const userId = shownId ?? readStoredUserId() ?? ''
  const longest = scope === 'global' ? requestTimeout : timeout
  const outage = await attempt(client, () =>
    actFor(userId, () => withTimeout(revoke(client, userId, scope), longest)),
  ).then(
    () => null,
    (error: ProviderError) => {
      if (scope === 'local' && error.kind === 'sessionMissing') return null
      const outage = scope === 'local' ? outageOf(error.kind) : undefined
      if (!outage) throw error
      return outage
    },
  )
  // Compares users rather than sessions: it may have been renewed meanwhile. Another user's session is kept.
  if ((readStoredUserId() ?? '') === userId) await forgetSession(client, readStored())
  return { scope, outage }
}

/** Asks the provider to end the sessions. Leaves the storage alone, because the answer may come after the timeout. */
async function revoke({ auth }: Supabase, userId: string, scope: SignOutScope): Promise<void> {
  const { data, error } = await auth.getSession()
  if (error) throw error
  if (!data.session) throw new ProviderError('sessionMissing')
  // After the timeout other calls no longer wait for this one.
  if (data.session.user.id !== userId) throw new ProviderError('accountChanged')
  const { error: refusal } = await auth.admin.signOut(data.session.access_token, scope)
  if (refusal && (scope === 'global' || !isOver(refusal))) throw refusal
}

/** Throws what the call throws, and `unreachable` after the timeout. */
async function withTimeout<T>(call: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderError('unreachable')), milliseconds)
  })
  try {
    return await Promise.race([call, late])
  } finally {
    clearTimeout(timer)
  }
}
