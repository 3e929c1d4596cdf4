import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import type { Arrival, LinkProblem } from './arrival'
import { ownRecovery, readSession } from './auth'
import { whileSigningOut } from './patientFetch'
import { toProviderError } from './providerError'
import { isStored, untilStored } from './storedSession'
import { loadSupabase, sessionStorageKey, supabaseLoaded } from './supabase'
import type { Supabase } from './supabaseClient'

type PlainEvent = Exclude<AuthChangeEvent, 'PASSWORD_RECOVERY' | 'SIGNED_OUT'>

/** The provider's seven events, by its own names, and one of ours for a link that brought nobody in. */
export type AuthEvent =
  | { [Type in PlainEvent]: { type: Type; session: Session | null } }[PlainEvent]
  /** Every open tab hears of a recovery; `isOwn` marks the tab in which the link was opened. */
  | { type: 'PASSWORD_RECOVERY'; session: Session | null; isOwn: boolean }
  /** `isOwn` marks the tab in which somebody chose to leave. */
  | { type: 'SIGNED_OUT'; session: null; isOwn: boolean }
  | { type: 'link.rejected'; problem: LinkProblem }

/** Safari has no `requestIdleCallback`. */
const whenIdle = (run: () => void) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 4_000 })
  else setTimeout(run, 1_000)
}

/** A stored session that somebody tampered with can come without its user; such a one is none. */
const whole = (session: Session | null) => (session?.user?.id ? session : null)

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
 * Tells of every change of the session, in this tab and the others, from the moment Supabase is loaded: when the
 * browser is idle, or at once where an address brought a one-time code, or as soon as somebody else needs it.
 * Also notices what the provider's client does not: storage cleared by another tab, and a page that the browser
 * brings back from its cache. `onExchanged` hears, after the events, that the address's code was taken. Returns the
 * way to stop.
 */
export function listenToAuth(
  arrival: Arrival,
  send: (event: AuthEvent) => void,
  onExchanged: () => void = () => {},
): () => void {
  const life = new AbortController()
  const { signal } = life
  const tell = (event: AuthEvent) => {
    if (!signal.aborted) send(event)
  }
  if (arrival.problem) tell({ type: 'link.rejected', problem: arrival.problem })

  const subscribe = async (supabase: Supabase) => {
    if (signal.aborted) return
    const { auth } = supabase
    const exchanged = arrival.code ? exchange(arrival.code, supabase) : null

    // Another tab's session is announced before its storage reaches this tab, and reads that began in between
    // would be made as nobody. An event that waits is dropped when a newer one comes.
    let newest = 0
    const tellWhenStored = async (event: Exclude<AuthEvent, { type: 'link.rejected' }>) => {
      const turn = ++newest
      if (event.session && !isStored(event.session)) await untilStored(event.session, signal)
      if (turn === newest) tell(event)
    }
    const { data } = auth.onAuthStateChange((type, stored) => {
      const session = whole(stored)
      if (type === 'PASSWORD_RECOVERY')
        void tellWhenStored({ type, session, isOwn: ownRecovery.isUnderWay() })
      else if (type === 'SIGNED_OUT')
        void tellWhenStored({ type, session: null, isOwn: whileSigningOut.isUnderWay() })
      else if (type !== 'INITIAL_SESSION' || !exchanged) void tellWhenStored({ type, session })
    })
    signal.addEventListener('abort', () => data.subscription.unsubscribe())

    const recheck = async () => {
      const { data: session, error } = await readSession()
      if (session || error) return
      newest++
      tell({ type: 'SIGNED_OUT', session: null, isOwn: false })
    }
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
    tell({ type: 'INITIAL_SESSION', session: whole(session) })
  }

  supabaseLoaded
    .then(subscribe)
    .catch((error: unknown) => console.error('Listening to the session failed:', error))
  const load = () =>
    loadSupabase().catch((error: unknown) => console.error('Loading Supabase failed:', error))
  if (arrival.code) void load()
  else whenIdle(() => void load())

  return () => life.abort()
}
