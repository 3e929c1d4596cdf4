import { Stack } from '@chakra-ui/react/stack'
import { forgotPassword } from '@/data/content/forgotPassword'
import { AuthLayout } from './AuthLayout'
import { EmailForm, type EmailFormProps } from './EmailForm'
import { WayBack, type WayBackProps } from './WayBack'

export type ForgotPasswordPageProps = Pick<EmailFormProps, 'email' | 'onSend' | 'onSent' | 'onFailed'> &
  Pick<WayBackProps, 'isSignedIn'>

/** The page that requests a password reset link. */
export function ForgotPasswordPage({ email, isSignedIn, ...form }: ForgotPasswordPageProps) {
  return (
    <AuthLayout {...forgotPassword[isSignedIn ? 'signedIn' : 'signedOut']}>
      <Stack gap="6">
        <EmailForm {...form} email={email} submitLabel="Send Reset Link" />
        <WayBack isSignedIn={isSignedIn} email={email} />
      </Stack>
    </AuthLayout>
  )
}
