// Its exports are used elsewhere: it comes along, so that signing out has its words without a network.
import '@/components/toasts/sessionNotices'
import { selectIsSigningOut } from '@/machines/authSelectors'
import { useAuth, useAuthActor } from './AuthContext'

/** Signs out of this browser; what follows is announced by the session machine. */
export function useSignOut() {
  const auth = useAuthActor()
  return {
    isSigningOut: useAuth(selectIsSigningOut),
    onSignOut: () => auth.send({ type: 'signOut.requested' }),
  }
}
