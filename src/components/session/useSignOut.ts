import { useEffect } from 'react'
import { selectIsSigningOut } from '@/machines/authSelectors'
import { useAuth, useAuthActor } from './AuthContext'

/** Signs out of this browser; the session machine emits the outcome. */
export function useSignOut() {
  const auth = useAuthActor()
  // Signing out works offline, so its messages are loaded ahead.
  useEffect(() => {
    import('@/components/toasts/sessionNotices').catch(() => undefined)
  }, [])
  return {
    isSigningOut: useAuth(selectIsSigningOut),
    onSignOut: () => auth.send({ type: 'signOut.requested' }),
  }
}
