import { Text } from '@chakra-ui/react/text'
import { TextLink } from '@/components/ui/TextLink'
import { useReadableAddress } from '@/components/ui/useReadableAddress'
import { checkInbox } from '@/data/content/checkInbox'
import { register } from '@/data/content/register'
import { withReturn } from '@/data/session/accountPath'
import { CheckInbox, type CheckInboxProps } from './CheckInbox'

export type RegisteredPageProps = Pick<CheckInboxProps, 'email' | 'mail' | 'mailbox'> & {
  /** The referral code of the registration, for another one with the right address. */
  usedRef?: string | undefined
}

/** Shown after a registration: the same page whether the address was new or taken. */
export function RegisteredPage({ usedRef, ...props }: RegisteredPageProps) {
  const state = withReturn({ email: useReadableAddress(props.email) })
  return (
    <CheckInbox {...props} purpose={checkInbox.toConfirm}>
      <Text color="fg.muted">
        {register.wrongAddress}{' '}
        <TextLink to="/register" search={{ ref: usedRef }} state={state}>
          Use another one
        </TextLink>
        . {register.hasAccount}{' '}
        <TextLink to="/login" state={state}>
          Log in
        </TextLink>{' '}
        or{' '}
        <TextLink to="/forgot-password" state={state}>
          reset your password
        </TextLink>
        .
      </Text>
    </CheckInbox>
  )
}
