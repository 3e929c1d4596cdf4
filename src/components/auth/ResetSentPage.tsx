import { AuthLayout } from './AuthLayout'
import { CheckInbox } from './CheckInbox'
import type { MailCalls } from './MailButton'
import { WayBack, type WayBackProps } from './WayBack'

export type ResetSentPageProps = Pick<WayBackProps, 'isSignedIn'> & { email: string; mail: MailCalls }

/** Shown after a request for a reset link, whether the address has an account or not. */
export function ResetSentPage({ email, mail, isSignedIn }: ResetSentPageProps) {
  return (
    <AuthLayout title="Check your inbox" lead="The link in it lets you choose a new password.">
      <CheckInbox email={email} resendLabel="Send the email again" mail={mail}>
        <WayBack isSignedIn={isSignedIn} email={email} />
      </CheckInbox>
    </AuthLayout>
  )
}
