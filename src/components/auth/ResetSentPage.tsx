import { checkInbox } from '@/data/content/checkInbox'
import { CheckInbox, type CheckInboxProps } from './CheckInbox'
import { WayBack, type WayBackProps } from './WayBack'

export type ResetSentPageProps = Pick<CheckInboxProps, 'email' | 'mail' | 'mailbox'> &
  Pick<WayBackProps, 'isSignedIn'>

/** Shown after a request for a reset link, whether the address has an account or not. */
export function ResetSentPage({ isSignedIn, ...props }: ResetSentPageProps) {
  return (
    <CheckInbox {...props} purpose={checkInbox.toReset}>
      <WayBack isSignedIn={isSignedIn} email={props.email} />
    </CheckInbox>
  )
}
