import { useState } from 'react'
import type { Session } from '@/data/session/sessionTypes'
import { storedSession } from '@/data/session/storage'
import { selectIsSettled, selectIsSlow, selectIsUnreachable, selectSession } from '@/machines/authSelectors'
import { needsCode } from '@/machines/secondFactor'
import { useAuth } from './AuthContext'

function findPresumed(): Session | null {
  const session = storedSession()
  return session && !needsCode(session) ? session : null
}

/**
 * The session to show on a page that is rendered in the browser: the session machine's, and until that has found one, the
 * stored one; null without one, and where the code of the second factor is missing. Until then it may be wrong as
 * `storedSession` may; one that has expired counts, because the provider's client renews it.
 */
export function usePresumedSession(): Session | null {
  const [stored] = useState(findPresumed)
  const isSettled = useAuth(selectIsSettled)
  const session = useAuth(selectSession)
  return isSettled ? session : stored
}

/**
 * True while a session is presumed of which nothing is known yet, so that a form for strangers would be wrong. If that takes
 * long, or a form is already signing somebody in, the form is the better page.
 */
export function useIsSessionPending(): boolean {
  const isPresumed = usePresumedSession() !== null
  return useAuth(
    (snapshot) =>
      !selectIsSettled(snapshot) &&
      !selectIsSlow(snapshot) &&
      (isPresumed || selectIsUnreachable(snapshot)) &&
      !snapshot.matches({ activity: 'signingIn' }),
  )
}
