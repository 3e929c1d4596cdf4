import type { Arrival, LinkProblem } from './arrival'
import { ownRecovery, readSession } from './auth'
import type { AuthEvent, ProviderEvent } from './authEvents'
import { toProviderError } from './providerError'
import { ClockMeasured, clockNews } from './receivedSession'
import { isSigningOut } from './signOut'
import { isStored, sessionNews, untilStored } from './storedSession'
import { sessionStorageKey } from './supabase'
import type { Supabase } from './supabaseClient'
import { toSession } from './toSession'

/** Who hears of the session, and what the address brought. */
type Follower = {
  arrival: Arrival
  tell: (event: AuthEvent) => void
  /** Hears, after the events, that the address's code was taken. */
  onExchanged: () => void
  signal: AbortSignal
}

/** No mail of ours brings a code, so what is wrong with one is wrong with a social sign-in. */
async function exchange(code: string, { auth }: Supabase): Promise<LinkProblem | null> {
  const { error } = await ownRecovery(() => auth.exchangeCodeForSession(code)).catch((error: unknown) => ({
    error,
  }))
  if (!error) return null
  const { kind } = toProviderError(error)
  if (kind === 'userBanned') return 'suspended'
  return kind === 'unreachable' ? 'unreachable' : 'stale'
}

/**
 * Tells of every change of the session, in this tab and the others. Also notices what the provider's client does not:
 * storage cleared by another tab, and a page that the browser brings back from its cache. Comes with the client, since
 * no page needs it before.
 */
export async function followAuth(
  supabase: Supabase,
  { arrival, tell, onExchanged, signal }: Follower,
): Promise<void> {
  if (signal.aborted) return
  const { auth } = supabase
  const exchanged = arrival.code ? exchange(arrival.code, supabase) : null

  // Another tab's session is announced before its storage reaches this tab, and reads that began in between
  // would be made as nobody. What waits is dropped when something newer comes.
  let newest = 0
  let known: string | null = null
  const tellAs = (event: ProviderEvent) => {
    known = event.session?.user.id ?? null
    tell(event)
  }
  const tellWhenStored = async (event: ProviderEvent) => {
    const turn = ++newest
    if (event.session && !isStored(event.session)) await untilStored(event.session, signal)
    if (turn === newest) tellAs(event)
  }
  const { data } = auth.onAuthStateChange((type, stored) => {
    const session = toSession(stored)
    if (type === 'PASSWORD_RECOVERY') void tellWhenStored({ type, session, isOwn: ownRecovery.isUnderWay() })
    else if (type === 'SIGNED_OUT') void tellWhenStored({ type, session: null, isOwn: isSigningOut() })
    else if (type !== 'INITIAL_SESSION' || !exchanged) void tellWhenStored({ type, session })
  })
  signal.addEventListener('abort', () => data.subscription.unsubscribe())

  const recheck = async () => {
    // Not a turn of its own, which would drop an event that still waits for its storage.
    const turn = newest
    const { data: session, error } = await readSession()
    if (error || turn !== newest || (session?.user.id ?? null) === known) return
    tellAs(
      session ? { type: 'SIGNED_IN', session } : { type: 'SIGNED_OUT', session: null, isOwn: isSigningOut() },
    )
  }
  sessionNews.addEventListener('doubted', () => void recheck(), { signal })
  sessionNews.addEventListener('discarded', () => tell({ type: 'session.discarded' }), { signal })
  clockNews.addEventListener(
    'measured',
    (news) => {
      if (news instanceof ClockMeasured) tell({ type: 'clock.measured', offset: news.offset })
    },
    { signal },
  )
  window.addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === null || (key === sessionStorageKey && newValue === null)) void recheck()
    },
    { signal },
  )
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) void recheck()
    },
    { signal },
  )

  if (!exchanged) return
  const problem = await exchanged
  if (!problem) {
    if (!signal.aborted) onExchanged()
    return
  }
  tell({ type: 'link.rejected', problem })
  const { data: session } = await readSession()
  tellAs({ type: 'INITIAL_SESSION', session })
}
