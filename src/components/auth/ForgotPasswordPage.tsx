import { Stack } from '@chakra-ui/react/stack'
import { TextLink } from '@/components/ui/TextLink'
import { AuthLayout } from './AuthLayout'
import { EmailForm, type EmailFormProps } from './EmailForm'

export type ForgotPasswordPageProps = Pick<EmailFormProps, 'email' | 'onSend' | 'onSent' | 'onFailed'>

/** The page that requests a password reset link. */
export function ForgotPasswordPage({ email, ...form }: ForgotPasswordPageProps) {
  return (
    <AuthLayout title="Forgot your password?" lead="Enter your email and we'll send you a reset link.">
      <Stack gap="6">
        <EmailForm {...form} email={email} submitLabel="Send Reset Link" />
        <TextLink to="/login" state={{ email }}>
          Back to login
        </TextLink>
      </Stack>
    </AuthLayout>
  )
}
