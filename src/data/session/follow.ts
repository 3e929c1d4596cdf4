import { takeDiscarded, whenStored } from './clientStorage'
import { hear, tell } from './reports'
import type { ProviderEvent, SessionReport } from './sessionTypes'
import { sessionKey, toSession } from './storage'
import type { Supabase } from './supabaseClient'

/** `report`, which `actors/sessionActors.ts` gives, tells the session machine of each change until `signal` is aborted. */
export type SessionFollower = { report: (event: SessionReport) => void; signal: AbortSignal }

/**
 * Reports every change of the session, in this tab and the others. It also rechecks the session in two cases that the
 * provider's client misses: another tab has cleared the storage, and the browser has restored the page from its cache.
 */
export function followSession({ auth }: Supabase, { report, signal }: SessionFollower): void {
  if (signal.aborted) return
  let reportedId: string | null = null
  let newest = new AbortController()
  const reportChange = (event: ProviderEvent) => {
    if (signal.aborted) return
    reportedId = event.session?.user.id ?? null
    report(event)
  }
  /**
   * The event of another tab's sign-in arrives before its storage does, and a request sent in between would carry no
   * token. So the event waits for the storage, and is dropped when a newer event comes.
   */
  const reportWhenStored = (event: ProviderEvent) => {
    newest.abort()
    newest = new AbortController()
    if (event.session) whenStored(event.session, newest.signal, () => reportChange(event))
    else reportChange(event)
  }
  const { data } = auth.onAuthStateChange((type, stored) => {
    const session = toSession(stored)
    if (type === 'SIGNED_OUT') reportWhenStored({ type, session: null })
    else if (type === 'INITIAL_SESSION') reportWhenStored({ type, session, now: Date.now() })
    else reportWhenStored({ type, session })
  })
  signal.addEventListener('abort', () => {
    newest.abort()
    data.subscription.unsubscribe()
  })

  const recheck = async () => {
    // A recheck does not supersede an event that is still waiting for its storage.
    const superseded = newest.signal
    const { data, error } = await auth.getSession()
    const session = toSession(data.session)
    if (error || superseded.aborted || (session?.user.id ?? null) === reportedId) return
    reportChange(session ? { type: 'SIGNED_IN', session } : { type: 'SIGNED_OUT', session: null })
  }
  const recheckSession = () => {
    recheck().catch((error: unknown) => console.error('Looking the session up failed:', error))
  }
  hear('recheck.requested', recheckSession, signal)
  const reportDiscarded = () => {
    if (takeDiscarded()) report({ type: 'session.discarded' })
  }
  reportDiscarded()
  hear('session.discarded', reportDiscarded, signal)
  for (const type of ['session.refused', 'call.refused', 'refresh.failed', 'clock.measured'] as const)
    hear(type, report, signal)
  window.addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key !== null && key !== sessionKey) return
      tell({ type: 'session.changed' })
      if (newValue === null) recheckSession()
    },
    { signal },
  )
  window.addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (persisted) recheckSession()
    },
    { signal },
  )
}
