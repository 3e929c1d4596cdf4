import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordScreen } from '@/components/auth/ForgotPasswordScreen'
import { useEntryState } from '@/components/session/useEntryState'
import { descriptions } from '@/data/content/descriptions'
import { useCallAhead } from '@/routes/-session'

export const Route = createFileRoute('/(auth)/forgot-password')({
  staticData: {
    title: 'Reset your password',
    description: descriptions.forgotPassword,
  },
  component: ForgotPassword,
})

function ForgotPassword() {
  useCallAhead()
  return <ForgotPasswordScreen email={useEntryState('email')} sentTo={useEntryState('sentTo')} />
}
