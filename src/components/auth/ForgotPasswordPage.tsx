import { Stack } from '@chakra-ui/react/stack'
import { TextLink } from '@/components/ui/TextLink'
import { useReadableAddress } from '@/components/ui/useReadableAddress'
import { checkInbox } from '@/data/content/checkInbox'
import { forgotPassword } from '@/data/content/forgotPassword'
import { withReturn } from '@/data/session/accountPath'
import { AuthLayout } from './AuthLayout'
import { CheckInbox, type CheckInboxProps } from './CheckInbox'
import { EmailForm, type EmailFormProps } from './EmailForm'

export type ForgotPasswordPageProps = Pick<
  EmailFormProps,
  'email' | 'onTyped' | 'onSend' | 'onSent' | 'onFailed'
>

/** The page that requests a password reset link. */
export function ForgotPasswordPage({ email, ...form }: ForgotPasswordPageProps) {
  return (
    <AuthLayout {...forgotPassword}>
      <Stack gap="6">
        <EmailForm {...form} email={email} submitLabel="Send Reset Link" />
        <WayBack email={email} />
      </Stack>
    </AuthLayout>
  )
}

export type ResetSentPageProps = Pick<CheckInboxProps, 'email' | 'mail' | 'mailbox'>

/** Shown after a request for a reset link, whether the address has an account or not. */
export const ResetSentPage = (props: ResetSentPageProps) => (
  <CheckInbox {...props} purpose={checkInbox.toReset}>
    <WayBack email={props.email} />
  </CheckInbox>
)

/** The link that leaves a page about the reset mail; `email` fills in the login. */
function WayBack({ email }: { email: string | undefined }) {
  const readable = useReadableAddress(email ?? '')
  return (
    <TextLink isAlone to="/login" state={withReturn({ email: email && readable })}>
      Back to login
    </TextLink>
  )
}
