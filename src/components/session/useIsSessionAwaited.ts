import { selectIsSettled, selectIsSlow, selectIsUnreachable } from '@/machines/authSelectors'
import { useAuth } from './AuthContext'
import { usePresumedSession } from './usePresumedSession'

/**
 * True if somebody is probably signed in of whom nothing is known yet, so that a form for strangers would be wrong. If that
 * takes long, or a form is already signing somebody in, the form is the better page.
 */
export function useIsSessionAwaited(): boolean {
  const isPresumed = usePresumedSession() !== null
  return useAuth(
    (snapshot) =>
      !selectIsSettled(snapshot) &&
      !selectIsSlow(snapshot) &&
      (isPresumed || selectIsUnreachable(snapshot)) &&
      !snapshot.matches({ activity: 'signingIn' }),
  )
}
