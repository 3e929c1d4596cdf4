import { Stack } from '@chakra-ui/react/stack'
import { TextLink } from '@/components/ui/TextLink'
import { failureTitles } from '@/data/content/messages'
import { AuthLayout } from './AuthLayout'
import { EmailForm, type EmailFormProps } from './EmailForm'

export type ForgotPasswordPageProps = Pick<EmailFormProps, 'email' | 'onSend' | 'onSent' | 'onFailed'>

/** The page that requests a password reset link. */
export function ForgotPasswordPage({ email, ...form }: ForgotPasswordPageProps) {
  return (
    <AuthLayout
      title="Forgot your password?"
      lead="Tell us your email and we will send you a link to set a new password."
    >
      <Stack gap="6">
        <EmailForm {...form} email={email} submitLabel="Send Reset Link" failureTitle={failureTitles.reset} />
        <TextLink to="/login" state={{ email }}>
          Back to login
        </TextLink>
      </Stack>
    </AuthLayout>
  )
}
