import { attempt } from './attempt'
import { forgetSession } from './forgetSession'
import { ProviderError, type Result, succeeded } from './providerError'
import { readStored, readStoredUserId } from './storedSession'
import type { Supabase } from './supabaseClient'

/** Milliseconds that the provider has to answer a sign-out: nobody waits long to leave. */
const timeout = 4_000

/** The answers by which the provider says that it does not know the session any more. */
const isOver = (error: { status?: number | undefined }) => [401, 403, 404].includes(error.status ?? 0)

/**
 * Ends this browser's session, in all its tabs, even when the backend cannot be reached; gives whether the provider has
 * ended it as well. A session that the provider knows no more counts as ended. Throws a `ProviderError` where the
 * provider refuses.
 */
export async function signOut(client: Supabase): Promise<{ isServerTold: boolean }> {
  const userId = readStoredUserId()
  const { error } = await withTimeout(revoke(client), timeout)
  if (error && error.kind !== 'unreachable') throw error
  // By its user, since the session may have been renewed on the way; whoever else has signed in since stays.
  if (readStoredUserId() === userId) await forgetSession(client, readStored())
  return { isServerTold: error === null }
}

/** Has the provider end the session, and leaves this browser's storage alone: the answer may come late. */
async function revoke(client: Supabase): Promise<Result<null>> {
  const result = await attempt(client, async (auth) => {
    const { data, error } = await auth.getSession()
    if (error) throw error
    if (!data.session) return null
    const { error: refusal } = await auth.admin.signOut(data.session.access_token, 'local')
    if (refusal && !isOver(refusal)) throw refusal
    return null
  })
  return result.error?.kind === 'sessionMissing' ? succeeded(null) : result
}

/** The call's result; where it does not come in time, it counts as `unreachable`. */
async function withTimeout<T>(call: Promise<Result<T>>, milliseconds: number): Promise<Result<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Result<T>>((resolve) => {
    timer = setTimeout(() => resolve({ data: null, error: new ProviderError('unreachable') }), milliseconds)
  })
  try {
    return await Promise.race([call, late])
  } finally {
    clearTimeout(timer)
  }
}
