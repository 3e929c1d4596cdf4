import { createFileRoute, useLocation } from '@tanstack/react-router'
import { ForgotPasswordScreen } from '@/components/auth/ForgotPasswordScreen'

export const Route = createFileRoute('/(auth)/forgot-password')({
  staticData: {
    title: 'Reset your password',
    description: 'Get an email with a link to choose a new password.',
  },
  component: ForgotPassword,
})

function ForgotPassword() {
  const { email, sentTo } = useLocation({ select: ({ state }) => state })
  return <ForgotPasswordScreen email={email} sentTo={sentTo} />
}
