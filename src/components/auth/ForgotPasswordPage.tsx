import { Stack } from '@chakra-ui/react/stack'
import { failureTitles } from '@/data/content/messages'
import { AuthLayout } from './AuthLayout'
import { EmailForm, type EmailFormProps } from './EmailForm'
import { WayBack, type WayBackProps } from './WayBack'

export type ForgotPasswordPageProps = Pick<EmailFormProps, 'email' | 'onSend' | 'onSent' | 'onFailed'> &
  Pick<WayBackProps, 'isSignedIn'>

/** The page that requests a password reset link. */
export function ForgotPasswordPage({ email, isSignedIn, ...form }: ForgotPasswordPageProps) {
  return (
    <AuthLayout
      title={isSignedIn ? 'Change your password' : 'Forgot your password?'}
      lead={
        isSignedIn
          ? 'We will email you a link to set a new password. You stay logged in here.'
          : 'Tell us your email and we will send you a link to set a new password.'
      }
    >
      <Stack gap="6">
        <EmailForm {...form} email={email} submitLabel="Send Reset Link" failureTitle={failureTitles.reset} />
        <WayBack isSignedIn={isSignedIn} email={email} />
      </Stack>
    </AuthLayout>
  )
}
