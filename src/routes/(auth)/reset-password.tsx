import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useAuth } from '@/components/auth/AuthContext'
import { ResetPasswordPage } from '@/components/auth/ResetPasswordPage'
import { updatePassword } from '@/data/auth'
import type { NewPasswordValues } from '@/data/formRules'
import { failureTitles, successes } from '@/data/messages'
import { selectUser } from '@/machines/authMachine'
import { report } from '../-outcome'
import { waitForUserId } from '../-session'

export const Route = createFileRoute('/(auth)/reset-password')({
  staticData: { title: 'Choose a new password' },
  loader: ({ context }) => waitForUserId(context.auth),
  component: ResetPassword,
})

function ResetPassword() {
  const navigate = useNavigate()
  const email = useAuth((snapshot) => selectUser(snapshot)?.email ?? null)
  const save = async ({ password }: NewPasswordValues) => {
    report(await updatePassword(password), {
      success: successes.passwordChanged,
      failure: failureTitles.password,
    })
    await navigate({ to: '/dashboard', replace: true })
  }
  return <ResetPasswordPage email={email} onSend={save} />
}
