// The entry of the chunk with Supabase's code, which is loaded when the session or a call needs it.
import type { LinkProblem } from './arrival'
import { createBoundCalls } from './boundCalls'
import { outageOf, ProviderError, type ProviderErrorKind, toProviderError } from './errors'
import { requestTimeout, unlessUnreachable } from './fetch'
import { followSession, type SessionFollower } from './follow'
import type { Exchange, Session, SignOutResult, SignOutScope } from './sessionTypes'
import { storedSession, storeSession, toSession } from './storage'
import type { SupabaseAddress } from './supabaseAddress'
import { createPrivateSupabase, createSupabase, type Supabase } from './supabaseClient'

/** The auth provider: its client, and the functions that the session machine's actors call. */
export type Provider = ReturnType<typeof openProvider>

/** The kinds of refusal after which a session is over. The client keeps one whose access token still runs. */
const ends: readonly ProviderErrorKind[] = ['sessionMissing', 'userBanned']

/** Milliseconds after which this browser is signed out without the provider's answer. */
const signOutTimeout = 4_000

/** True if the status of an answer means that the provider no longer knows the session. */
const isOver = (error: { status?: number | undefined }) => [401, 403, 404].includes(error.status ?? 0)

function problemOf(error: unknown): LinkProblem {
  const { kind } = toProviderError(error)
  if (kind === 'userBanned') return 'suspended'
  return outageOf(kind) ?? 'stale'
}

/** Throws the call's error, and `unreachable` after the timeout. */
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

/** Opens the provider. Throws when the address is not a URL. */
export function openProvider(address: SupabaseAddress) {
  const { guard, actFor } = createBoundCalls()
  const client = createSupabase(address, guard)
  const { auth } = client

  /**
   * Removes the stored session and tells every tab, without a request: with empty storage the client's sign-out sends none.
   * Does nothing if the storage no longer holds `session`.
   */
  async function forget(session: Session | null): Promise<void> {
    if (storedSession() !== session) return
    storeSession(null)
    const { error } = await auth.signOut({ scope: 'local' })
    if (error) console.error('Forgetting a session that is over failed:', error)
  }

  /** Makes a call for the user whose account it changes. Throws a `ProviderError`; `sessionMissing` removes the session. */
  async function call<T>(make: (auth: Supabase['auth']) => Promise<T>, userId?: string): Promise<T> {
    const session = storedSession()
    try {
      return await (userId === undefined ? make(auth) : actFor(userId, () => make(auth)))
    } catch (cause) {
      const error = toProviderError(cause)
      if (error.kind === 'sessionMissing') await forget(session)
      throw error
    }
  }

  /** Asks the provider to end the sessions. Leaves the storage alone, because the answer may come after the timeout. */
  async function revoke(userId: string, scope: SignOutScope): Promise<void> {
    const { data, error } = await auth.getSession()
    if (error) throw error
    if (!data.session) throw new ProviderError('sessionMissing')
    // After the timeout other calls no longer wait for this one.
    if (data.session.user.id !== userId) throw new ProviderError('accountChanged')
    const { error: refusal } = await auth.admin.signOut(data.session.access_token, scope)
    if (refusal && (scope === 'global' || !isOver(refusal))) throw refusal
  }

  return {
    client,
    actFor,
    call,
    openPrivate: () => createPrivateSupabase(address),
    followSession: (follower: SessionFollower) => followSession(client, follower),

    /**
     * Exchanges the one-time code of an OAuth redirect for a session. Never throws. The mails of this project carry no
     * codes, so a refused code is always a failed social sign-in.
     */
    async exchangeCode(code: string): Promise<Exchange> {
      const { error } = await auth.exchangeCodeForSession(code).catch((error: unknown) => ({ error }))
      if (!error) return { problem: null, session: null }
      const { data } = await auth.getSession().catch(() => ({ data: { session: null } }))
      return { problem: problemOf(error), session: toSession(data.session) }
    },

    /** Renews a session whose access token was refused, unless that has happened since; one that is over is forgotten. */
    async renewSession(refused: Session | null): Promise<void> {
      if (storedSession() !== refused) return
      const { error } = await unlessUnreachable(auth.refreshSession())
      if (error && ends.includes(toProviderError(error).kind)) await forget(refused)
    },

    /**
     * Ends this browser's session of a user, in all its tabs, also when the backend cannot be reached; one that the provider
     * no longer knows counts as ended. With the scope `global` it ends the user's sessions everywhere; without an answer it
     * leaves this one open, since only the provider can end the others. Throws a `ProviderError` if the provider refuses,
     * and if the session has become another user's. Without a user, as where none is shown yet, whoever has the session is
     * meant.
     */
    async signOut(shownId: string | null, scope: SignOutScope): Promise<SignOutResult> {
      const userId = shownId ?? storedSession()?.user.id ?? ''
      const longest = scope === 'global' ? requestTimeout : signOutTimeout
      const outage = await call(() => withTimeout(revoke(userId, scope), longest), userId).then(
        () => null,
        (error: ProviderError) => {
          if (scope === 'local' && error.kind === 'sessionMissing') return null
          const outage = scope === 'local' ? outageOf(error.kind) : undefined
          if (!outage) throw error
          return outage
        },
      )
      // Compares users rather than sessions: it may have been renewed meanwhile. Another user's session is kept.
      const session = storedSession()
      if ((session?.user.id ?? '') === userId) await forget(session)
      return { scope, outage }
    },
  }
}
