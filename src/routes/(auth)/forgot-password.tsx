import { createFileRoute, useLocation } from '@tanstack/react-router'
import { ForgotPasswordScreen } from '@/components/auth/ForgotPasswordScreen'
import { useProviderAhead } from '@/routes/-session'

export const Route = createFileRoute('/(auth)/forgot-password')({
  staticData: {
    title: 'Reset your password',
    description: 'Get an email with a link to choose a new password.',
  },
  component: ForgotPassword,
})

function ForgotPassword() {
  useProviderAhead()
  const { email, sentTo } = useLocation({ select: ({ state }) => state })
  return <ForgotPasswordScreen email={email} sentTo={sentTo} />
}
