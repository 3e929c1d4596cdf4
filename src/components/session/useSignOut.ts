import { useEffect } from 'react'
import type { SignOutScope } from '@/data/session/sessionTypes'
import { selectIsSigningOut } from '@/machines/authSelectors'
import { useAuth, useAuthActor } from './AuthContext'
import { usePresumedSession } from './usePresumedSession'

export type SignOutProps = { isSigningOut: boolean; onSignOut: (scope: SignOutScope) => void }

/** Signs out of this browser, or everywhere; the session machine emits the outcome. */
export function useSignOut(): SignOutProps {
  const auth = useAuthActor()
  const userId = usePresumedSession()?.user.id
  // Signing out works offline, so its messages are loaded ahead.
  useEffect(() => {
    import('@/components/toasts/sessionNotices').catch(() => undefined)
  }, [])
  return {
    isSigningOut: useAuth(selectIsSigningOut),
    onSignOut: (scope) => auth.send({ type: 'signOut.requested', scope, userId }),
  }
}
