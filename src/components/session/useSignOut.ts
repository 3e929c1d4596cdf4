import { useEffect } from 'react'
import { selectIsSigningOut } from '@/machines/authSelectors'
import { useAuth, useAuthActor } from './AuthContext'

/** Signs out of this browser; what follows is announced by the session machine. */
export function useSignOut() {
  const auth = useAuthActor()
  // One can sign out without a network, so the words for it must be here by then.
  useEffect(() => {
    import('@/components/toasts/sessionNotices').catch(() => undefined)
  }, [])
  return {
    isSigningOut: useAuth(selectIsSigningOut),
    onSignOut: () => auth.send({ type: 'signOut.requested' }),
  }
}
