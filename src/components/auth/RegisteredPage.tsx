import { Text } from '@chakra-ui/react/text'
import { TextLink } from '@/components/ui/TextLink'
import { AuthLayout } from './AuthLayout'
import { CheckInbox } from './CheckInbox'
import type { MailCalls } from './MailButton'

export type RegisteredPageProps = { email: string; mail: MailCalls }

/** Shown after a registration: the same page whether the address was new or taken. */
export function RegisteredPage({ email, mail }: RegisteredPageProps) {
  return (
    <AuthLayout title="Check your inbox" lead="One step is left: confirm your address.">
      <CheckInbox email={email} resendLabel="Send the email again" mail={mail}>
        <Text color="fg.muted">
          Wrong address?{' '}
          <TextLink to="/register" state={{ email }}>
            Start again
          </TextLink>
          . Have an account already?{' '}
          <TextLink to="/login" state={{ email }}>
            Log in
          </TextLink>{' '}
          or{' '}
          <TextLink to="/forgot-password" state={{ email }}>
            reset the password
          </TextLink>
          .
        </Text>
      </CheckInbox>
    </AuthLayout>
  )
}
