import { TextLink } from '@/components/ui/TextLink'
import { AuthLayout } from './AuthLayout'
import { CheckInbox } from './CheckInbox'

export type ResetSentPageProps = { email: string; onResend: (signal: AbortSignal) => Promise<unknown> }

/** What follows a request for a reset link, whether the address has an account or not. */
export function ResetSentPage({ email, onResend }: ResetSentPageProps) {
  return (
    <AuthLayout title="Check your inbox" lead="The link in it lets you choose a new password.">
      <CheckInbox email={email} resendLabel="Send the email again" onResend={onResend}>
        <TextLink to="/login" state={{ email }}>
          Back to login
        </TextLink>
      </CheckInbox>
    </AuthLayout>
  )
}
