import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router'
import { ResetPasswordPage } from '@/components/auth/ResetPasswordPage'
import { SessionPending } from '@/components/layout/SessionPending'
import { useAuth } from '@/components/session/AuthContext'
import { notifySuccess } from '@/components/toasts/toaster'
import { failureTitles, successes } from '@/data/content/messages'
import { updatePassword } from '@/data/provider/auth'
import type { NewPasswordValues } from '@/data/rules/formRules'
import { selectAbsence, selectChallenged, selectIsSettled, selectUser } from '@/machines/authSelectors'
import { hasLeft, report } from '@/routes/-outcome'
import { SecondFactor } from '@/routes/-SecondFactor'
import { findUserId } from '@/routes/-session'

export const Route = createFileRoute('/(auth)/reset-password')({
  staticData: { title: 'Choose a new password', description: 'Choose a new password for your account.' },
  loader: ({ context }) => findUserId(context.auth),
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
    return <SessionPending onRetry={() => void router.invalidate()} />
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
