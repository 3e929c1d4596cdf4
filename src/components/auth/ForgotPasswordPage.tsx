import { Stack } from '@chakra-ui/react/stack'
import { forgotPassword } from '@/data/content/forgotPassword'
import { AuthLayout } from './AuthLayout'
import { EmailForm, type EmailFormProps } from './EmailForm'
import { WayBack } from './WayBack'

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
