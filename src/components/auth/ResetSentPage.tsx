import { TextLink } from '@/components/ui/TextLink'
import { AuthLayout } from './AuthLayout'
import { CheckInbox } from './CheckInbox'
import type { MailCalls } from './MailButton'

export type ResetSentPageProps = { email: string; mail: MailCalls }

/** Shown after a request for a reset link, whether the address has an account or not. */
export function ResetSentPage({ email, mail }: ResetSentPageProps) {
  return (
    <AuthLayout title="Check your inbox" lead="The link in it lets you choose a new password.">
      <CheckInbox email={email} resendLabel="Send the email again" mail={mail}>
        <TextLink to="/login" state={{ email }}>
          Back to login
        </TextLink>
      </CheckInbox>
    </AuthLayout>
  )
}
