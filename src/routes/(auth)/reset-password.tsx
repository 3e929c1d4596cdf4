import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordScreen } from '@/components/auth/ResetPasswordScreen'
import { descriptions } from '@/data/content/descriptions'
import { findUserId } from '@/routes/-session'

export const Route = createFileRoute('/(auth)/reset-password')({
  staticData: { title: 'Choose a new password', description: descriptions.resetPassword },
  loader: ({ context }) => findUserId(context.auth),
  component: ResetPassword,
})

function ResetPassword() {
  return <ResetPasswordScreen />
}
