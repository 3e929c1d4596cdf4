import { TextLink } from '@/components/ui/TextLink'
import { CheckInbox, type CheckInboxProps } from './CheckInbox'

export type ResetSentPageProps = Pick<CheckInboxProps, 'email' | 'mail' | 'mailbox'>

/** Shown after a request for a reset link, whether the address has an account or not. */
export function ResetSentPage(props: ResetSentPageProps) {
  return (
    <CheckInbox {...props} purpose="to choose a new password">
      <TextLink to="/login" state={{ email: props.email }}>
        Back to login
      </TextLink>
    </CheckInbox>
  )
}
