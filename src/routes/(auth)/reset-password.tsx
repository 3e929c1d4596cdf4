import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router'
import { useAuth } from '@/components/auth/AuthContext'
import { ResetPasswordPage } from '@/components/auth/ResetPasswordPage'
import { SessionSlow } from '@/components/feedback/SessionSlow'
import { notifySuccess } from '@/components/feedback/toaster'
import { PublicLayout } from '@/components/layout/PublicLayout'
import { updatePassword } from '@/data/auth'
import type { NewPasswordValues } from '@/data/formRules'
import { failureTitles, successes } from '@/data/messages'
import { selectAbsence, selectChallenged, selectIsSettled, selectUser } from '@/machines/authSelectors'
import { hasLeft, report } from '../-outcome'
import { SecondFactor } from '../-SecondFactor'
import { waitForUserId } from '../-session'

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

  const save = async ({ password }: NewPasswordValues, signal: AbortSignal) => {
    const { hasEndedOthers } = report(await updatePassword(password), {
      failure: failureTitles.password,
      signal,
    })
    if (hasLeft(signal, '/reset-password')) return
    notifySuccess(hasEndedOthers ? successes.passwordChanged : successes.passwordChangedHere)
    await navigate({ to: '/dashboard', replace: true })
  }
  return <ResetPasswordPage email={email} hasEnded={hasEnded} onSend={save} />
}
