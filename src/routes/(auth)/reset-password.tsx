import { Stack } from '@chakra-ui/react/stack'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useAuth } from '@/components/auth/AuthContext'
import { AuthLayout } from '@/components/auth/AuthLayout'
import { NewPasswordForm } from '@/components/auth/NewPasswordForm'
import { ButtonLink } from '@/components/layout/ButtonLink'
import { TextLink } from '@/components/layout/TextLink'
import { updatePassword } from '@/data/auth'
import type { NewPasswordValues } from '@/data/formRules'
import { failureTitles, successes } from '@/data/messages'
import { selectUser } from '@/machines/authMachine'
import { report } from '../-outcome'
import { waitForUserId } from '../-session'

export const Route = createFileRoute('/(auth)/reset-password')({
  staticData: { title: 'Choose a new password' },
  loader: ({ context }) => waitForUserId(context.auth),
  component: ResetPasswordPage,
})

function ResetPasswordPage() {
  const navigate = useNavigate()
  const email = useAuth((snapshot) => (selectUser(snapshot) ? (selectUser(snapshot)?.email ?? '') : null))
  const save = async ({ password }: NewPasswordValues) => {
    report(await updatePassword(password), {
      success: successes.passwordChanged,
      failure: failureTitles.password,
    })
    await navigate({ to: '/dashboard', replace: true })
  }
  if (email === null) {
    return (
      <AuthLayout
        title="This page needs a reset link"
        lead="Open the link in your reset email, in this browser or any other. It works once and for one hour."
      >
        <Stack gap="6">
          <ButtonLink to="/forgot-password" size="lg">
            Get a reset link
          </ButtonLink>
          <TextLink to="/login">Back to login</TextLink>
        </Stack>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      title="Choose a new password"
      lead={email ? `For the account of ${email}.` : 'For your account.'}
    >
      <NewPasswordForm email={email} onSend={save} />
    </AuthLayout>
  )
}
