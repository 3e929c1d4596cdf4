import { Stack } from '@chakra-ui/react/stack'
import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router'
import { AuthLayout } from '@/components/auth/AuthLayout'
import { CheckInbox } from '@/components/auth/CheckInbox'
import { EmailForm } from '@/components/auth/EmailForm'
import { TextLink } from '@/components/layout/TextLink'
import type { EmailValues } from '@/data/formRules'
import { failureTitles } from '@/data/messages'
import { sendResetTo } from '../-provider'

export const Route = createFileRoute('/(auth)/forgot-password')({
  staticData: { title: 'Reset your password', description: 'Get a link to choose a new password.' },
  component: ForgotPasswordPage,
})

function ForgotPasswordPage() {
  const navigate = useNavigate()
  const { email, sentTo } = useLocation({ select: ({ state }) => state })
  const send = async (values: EmailValues) => {
    const address = values.email.trim()
    await sendResetTo(address)
    await navigate({ to: '/forgot-password', state: { sentTo: address }, replace: true })
  }
  if (sentTo) {
    return (
      <AuthLayout title="Check your inbox" lead="The link in it lets you choose a new password.">
        <CheckInbox email={sentTo} resendLabel="Send the email again" onResend={() => sendResetTo(sentTo)}>
          <TextLink to="/login" state={{ email: sentTo }}>
            Back to login
          </TextLink>
        </CheckInbox>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      title="Forgot your password?"
      lead="Tell us your address and we send you a link to choose a new one."
    >
      <Stack gap="6">
        <EmailForm
          email={email}
          submitLabel="Send Reset Link"
          failureTitle={failureTitles.reset}
          onSend={send}
        />
        <TextLink to="/login" state={email ? { email } : {}}>
          Back to login
        </TextLink>
      </Stack>
    </AuthLayout>
  )
}
