import { Stack } from '@chakra-ui/react/stack'
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
          : 'Enter your email and we’ll send you a reset link.'
      }
    >
      <Stack gap="6">
        <EmailForm {...form} email={email} submitLabel="Send Reset Link" />
        <WayBack isSignedIn={isSignedIn} email={email} />
      </Stack>
    </AuthLayout>
  )
}
