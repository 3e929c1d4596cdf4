import { checkInbox } from '@/data/content/checkInbox'
import { CheckInbox, type CheckInboxProps } from './CheckInbox'
import { WayBack } from './WayBack'

export type ResetSentPageProps = Pick<CheckInboxProps, 'email' | 'mail' | 'mailbox'>

/** Shown after a request for a reset link, whether the address has an account or not. */
export const ResetSentPage = (props: ResetSentPageProps) => (
  <CheckInbox {...props} purpose={checkInbox.toReset}>
    <WayBack email={props.email} />
  </CheckInbox>
)
