import type { AuthChangeEvent, Session } from '@supabase/supabase-js'
import type { Arrival, LinkProblem } from './arrival'
import { loadSupabase, supabaseLoaded } from './supabase'

type PlainEvent = Exclude<AuthChangeEvent, 'PASSWORD_RECOVERY' | 'SIGNED_OUT'>

/** The provider's seven events, by its own names. */
export type ProviderEvent =
  | { [Type in PlainEvent]: { type: Type; session: Session | null } }[PlainEvent]
  /** Every open tab hears of a recovery; `isOwn` marks the tab in which the link was opened. */
  | { type: 'PASSWORD_RECOVERY'; session: Session | null; isOwn: boolean }
  /** `isOwn` marks the tab in which somebody chose to leave. */
  | { type: 'SIGNED_OUT'; session: null; isOwn: boolean }

/** Those, and ours, which move nobody in or out. */
export type AuthEvent =
  | ProviderEvent
  | { type: 'link.rejected'; problem: LinkProblem }
  /** Something else is tried. */
  | { type: 'link.setAside' }
  /** What was stored as a session was none that the site can work with. */
  | { type: 'session.discarded' }
  /** How far this browser's clock is ahead of the provider's, in milliseconds; below zero where it is behind. */
  | { type: 'clock.measured'; offset: number }

/** Safari has no `requestIdleCallback`. */
const whenIdle = (run: () => void) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 4_000 })
  else setTimeout(run, 1_000)
}

/**
 * Tells of every change of the session from the moment Supabase is loaded: when the browser is idle, or at once where
 * an address brought a one-time code, or as soon as somebody else needs it. `onExchanged` hears, after the events, that
 * the code was taken. Returns the way to stop.
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

  supabaseLoaded
    .then(({ client, followAuth }) => followAuth(client, { arrival, tell, onExchanged, signal }))
    .catch((error: unknown) => console.error('Listening to the session failed:', error))
  const load = () =>
    loadSupabase().catch((error: unknown) => console.error('Loading Supabase failed:', error))
  if (arrival.code) void load()
  else whenIdle(() => void load())

  return () => life.abort()
}
