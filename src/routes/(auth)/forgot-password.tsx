import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router'
import { resetMail } from '@/components/auth/calls'
import { ForgotPasswordPage } from '@/components/auth/ForgotPasswordPage'
import { ResetSentPage } from '@/components/auth/ResetSentPage'

export const Route = createFileRoute('/(auth)/forgot-password')({
  staticData: { title: 'Reset your password', description: 'Get a link to choose a new password.' },
  component: ForgotPassword,
})

function ForgotPassword() {
  const navigate = useNavigate()
  const { email, sentTo } = useLocation({ select: ({ state }) => state })
  if (sentTo) return <ResetSentPage email={sentTo} mail={resetMail} />

  const showSent = (address: string) => {
    resetMail.onSent()
    void navigate({ to: '/forgot-password', state: { sentTo: address }, replace: true })
  }
  return <ForgotPasswordPage {...resetMail} email={email} onSent={showSent} />
}
