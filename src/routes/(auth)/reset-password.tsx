import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router'
import { ResetPasswordPage } from '@/components/auth/ResetPasswordPage'
import { PublicLayout } from '@/components/layout/PublicLayout'
import { useAuth } from '@/components/session/AuthContext'
import { SessionSlow } from '@/components/session/SessionSlow'
import { notifyFailed } from '@/components/toasts/notifyFailed'
import { notifySuccess } from '@/components/toasts/toaster'
import { failureTitles, successes } from '@/data/content/messages'
import { updatePassword } from '@/data/provider/auth'
import { unwrap } from '@/data/provider/unwrap'
import { selectAbsence, selectChallenged, selectIsSettled, selectUser } from '@/machines/authSelectors'
import { SecondFactor } from '@/routes/-SecondFactor'
import { waitForUserId } from '@/routes/-session'

export const Route = createFileRoute('/(auth)/reset-password')({
  staticData: { title: 'Choose a new password', description: 'Choose a new password for your account.' },
  loader: ({ context, abortController }) => waitForUserId(context.auth, abortController.signal),
  component: ResetPassword,
})

function ResetPassword() {
  const navigate = useNavigate()
  const email = useAuth((snapshot) => selectUser(snapshot)?.email ?? null)
  const isSettled = useAuth(selectIsSettled)
  const challenged = useAuth(selectChallenged)
  const hasEnded = useAuth(selectAbsence) === 'ended'
  const router = useRouter()

  if (!isSettled) {
    return (
      <PublicLayout account="unknown">
        <SessionSlow onRetry={() => void router.invalidate()} />
      </PublicLayout>
    )
  }
  if (challenged) return <SecondFactor session={challenged} />

  const goOn = ({ hasEndedOthers }: { hasEndedOthers: boolean }) => {
    notifySuccess(hasEndedOthers ? successes.passwordChanged : successes.passwordChangedHere)
    void navigate({ to: '/dashboard', replace: true })
  }
  return (
    <ResetPasswordPage
      email={email}
      hasEnded={hasEnded}
      onSend={({ password }) => unwrap(updatePassword(password))}
      onSent={goOn}
      onFailed={(failure) => notifyFailed(failureTitles.password, failure)}
    />
  )
}
