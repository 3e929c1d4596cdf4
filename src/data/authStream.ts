import type { Session } from '@supabase/supabase-js'
import type { Arrival, LinkProblem } from './arrival'
import { ownRecovery, readSession } from './auth'
import type { AuthEvent, ProviderEvent } from './authEvents'
import { whileSigningOut } from './patientFetch'
import { toProviderError } from './providerError'
import { isStored, untilStored } from './storedSession'
import { sessionStorageKey } from './supabase'
import type { Supabase } from './supabaseClient'

/** Who hears of the session, and what the address brought. */
type Follower = {
  arrival: Arrival
  tell: (event: AuthEvent) => void
  /** Hears, after the events, that the address's code was taken. */
  onExchanged: () => void
  signal: AbortSignal
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
  // would be made as nobody. An event that waits is dropped when a newer one comes.
  let newest = 0
  const tellWhenStored = async (event: ProviderEvent) => {
    const turn = ++newest
    if (event.session && !isStored(event.session)) await untilStored(event.session, signal)
    if (turn === newest) tell(event)
  }
  const { data } = auth.onAuthStateChange((type, stored) => {
    const session = whole(stored)
    if (type === 'PASSWORD_RECOVERY') void tellWhenStored({ type, session, isOwn: ownRecovery.isUnderWay() })
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
