import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router'
import { ForgotPasswordPage } from '@/components/auth/ForgotPasswordPage'
import { ResetSentPage } from '@/components/auth/ResetSentPage'
import { hasLeft } from '@/routes/-outcome'
import { sendResetTo } from '@/routes/-provider'

export const Route = createFileRoute('/(auth)/forgot-password')({
  staticData: { title: 'Reset your password', description: 'Get a link to choose a new password.' },
  component: ForgotPassword,
})

function ForgotPassword() {
  const navigate = useNavigate()
  const { email, sentTo } = useLocation({ select: ({ state }) => state })
  const send = async (address: string, signal: AbortSignal) => {
    await sendResetTo(address, signal)
    if (hasLeft(signal, '/forgot-password')) return
    await navigate({ to: '/forgot-password', state: { sentTo: address }, replace: true })
  }
  return sentTo ? (
    <ResetSentPage email={sentTo} onResend={(signal) => sendResetTo(sentTo, signal)} />
  ) : (
    <ForgotPasswordPage email={email} onSend={send} />
  )
}
