import { createFileRoute, useLocation } from '@tanstack/react-router'
import { ForgotPasswordScreen } from '@/components/auth/ForgotPasswordScreen'
import { descriptions } from '@/data/content/descriptions'
import { useProviderAhead } from '@/routes/-session'

export const Route = createFileRoute('/(auth)/forgot-password')({
  staticData: {
    title: 'Reset your password',
    description: descriptions.forgotPassword,
  },
  component: ForgotPassword,
})

function ForgotPassword() {
  useProviderAhead()
  const { email, sentTo } = useLocation({ select: ({ state }) => state })
  return <ForgotPasswordScreen email={email} sentTo={sentTo} />
}
