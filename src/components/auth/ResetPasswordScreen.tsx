import { useNavigate } from '@tanstack/react-router'
import { SessionPending } from '@/components/layout/SessionPending'
import { useAuth } from '@/components/session/AuthContext'
import { notifyEntered, notifyFailed } from '@/components/toasts/sessionNotices'
import { failureTitles, successes } from '@/data/content/messages'
import { updatePassword } from '@/data/session/calls'
import { takeReturnPath } from '@/data/session/returnPath'
import {
  selectAbsence,
  selectChallenged,
  selectIsSettled,
  selectUser,
  selectUserId,
} from '@/machines/authSelectors'
import { ResetPasswordPage } from './ResetPasswordPage'
import { SecondFactorScreen } from './SecondFactorScreen'

/** Sets a new password after a reset link. Without a full session, it asks for a second factor or offers a new link. */
export function ResetPasswordScreen() {
  const navigate = useNavigate()
  const isSettled = useAuth(selectIsSettled)
  const challenged = useAuth(selectChallenged)
  const userId = useAuth(selectUserId)
  const email = useAuth((snapshot) => selectUser(snapshot)?.email ?? null)
  const hasEnded = useAuth(selectAbsence) === 'ended'

  if (!isSettled) return <SessionPending />
  if (challenged) return <SecondFactorScreen session={challenged} />
  return (
    <ResetPasswordPage
      key={userId}
      email={email}
      hasEnded={hasEnded}
      onSend={({ password }) => updatePassword(userId ?? '', password)}
      onSent={({ hasEndedOthers }) => {
        notifyEntered(hasEndedOthers ? successes.passwordChanged : successes.passwordChangedHere)
        void navigate({ href: takeReturnPath(), replace: true })
      }}
      onFailed={(failure) => notifyFailed(failureTitles.password, failure)}
    />
  )
}
