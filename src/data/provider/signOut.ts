import { attempt } from './attempt'
import { forgetSession } from './forgetSession'
import { ProviderError, type Result, succeeded } from './providerError'
import { readStored, readStoredUserId } from './storedSession'
import type { Supabase } from './supabaseClient'

/** Milliseconds after which a sign-out goes on without the provider's answer. */
const timeout = 4_000

/** Whether the status of an answer means that the provider no longer knows the session. */
const isOver = (error: { status?: number | undefined }) => [401, 403, 404].includes(error.status ?? 0)

/**
 * Ends this browser's session, in all its tabs, also when the backend cannot be reached; returns whether the provider has
 * ended it as well. A session that the provider no longer knows counts as ended. Throws a `ProviderError` if the
 * provider refuses.
 */
export async function signOut(client: Supabase): Promise<{ isServerTold: boolean }> {
  const userId = readStoredUserId()
  const { error } = await withTimeout(revoke(client), timeout)
  if (error && error.kind !== 'unreachable') throw error
  // Compares users rather than sessions: it may have been renewed meanwhile. Another user's session is kept.
  if (readStoredUserId() === userId) await forgetSession(client, readStored())
  return { isServerTold: error === null }
}

/** Asks the provider to end the session. Leaves the storage alone, because the answer may come after the timeout. */
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

/** The call's result; fails as `unreachable` after the timeout. */
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
