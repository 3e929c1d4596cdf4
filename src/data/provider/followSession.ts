import { ClockMeasured, clockNews } from './receivedSession'
import type { ProviderEvent, SessionReport } from './sessionTypes'
import { isStored, sessionNews, untilStored } from './storedSession'
import { sessionStorageKey } from './supabaseAddress'
import type { Supabase } from './supabaseClient'
import { toSession } from './toSession'

/** Who hears of the session, until `signal` is aborted. */
export type SessionFollower = { report: (event: SessionReport) => void; signal: AbortSignal }

/**
 * Reports every change of the session, in this tab and the others. Also notices what the provider's client does not:
 * storage cleared by another tab, and a page that the browser brings back from its cache.
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
   * Another tab's session is announced before its storage reaches this tab, and reads that began in between would be
   * made as nobody. An event that waits for it is dropped when a newer one comes.
   */
  const reportWhenStored = async (event: ProviderEvent) => {
    newest.abort()
    newest = new AbortController()
    const superseded = newest.signal
    if (event.session && !isStored(event.session)) {
      await untilStored(event.session, superseded)
    }
    if (!superseded.aborted) reportChange(event)
  }
  const { data } = auth.onAuthStateChange((type, stored) => {
    const session = toSession(stored)
    if (type === 'SIGNED_OUT') void reportWhenStored({ type, session: null })
    else if (type === 'INITIAL_SESSION') void reportWhenStored({ type, session, now: Date.now() })
    else void reportWhenStored({ type, session })
  })
  signal.addEventListener('abort', () => {
    newest.abort()
    data.subscription.unsubscribe()
  })

  const recheck = async () => {
    // It supersedes nothing itself, for an event may still be waiting for its storage.
    const superseded = newest.signal
    const { data, error } = await auth.getSession()
    const session = toSession(data.session)
    if (error || superseded.aborted || (session?.user.id ?? null) === reportedId) return
    reportChange(session ? { type: 'SIGNED_IN', session } : { type: 'SIGNED_OUT', session: null })
  }
  const recheckSession = () => {
    recheck().catch((error: unknown) => console.error('Looking the session up failed:', error))
  }
  sessionNews.addEventListener('doubted', recheckSession, { signal })
  sessionNews.addEventListener('discarded', () => report({ type: 'session.discarded' }), { signal })
  clockNews.addEventListener(
    'measured',
    (news) => {
      if (news instanceof ClockMeasured) report({ type: 'clock.measured', offset: news.offset })
    },
    { signal },
  )
  window.addEventListener(
    'storage',
    ({ key, newValue }) => {
      if (key === null || (key === sessionStorageKey && newValue === null)) recheckSession()
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
