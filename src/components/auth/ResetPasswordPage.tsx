import { Stack } from '@chakra-ui/react/stack'
import { FormFrame } from '@/components/forms/FormFrame'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { type FormCalls, useForm } from '@/components/forms/useForm'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { TextLink } from '@/components/ui/TextLink'
import { useReadableAddress } from '@/components/ui/useReadableAddress'
import { checkNewPassword, type NewPasswordValues } from '@/data/content/formRules'
import { explainPassword } from '@/data/content/messages'
import { resetPassword } from '@/data/content/resetPassword'
import { withReturn } from '@/data/session/accountPath'
import { AccountName } from './AccountName'
import { AuthLayout } from './AuthLayout'
import { NewPasswordFields } from './NewPasswordFields'

export type ResetPasswordPageProps<Output> = Omit<NewPasswordFormProps<Output>, 'email'> & {
  /** The signed-in user's address; null when signed out. */
  email: string | null
  /** True if a session has ended in this tab: revoked, expired, or signed out in another tab. */
  hasEnded?: boolean
}

/** The page of a reset link: asks the account's user for a new password. */
export function ResetPasswordPage<Output>({
  email,
  hasEnded = false,
  ...form
}: ResetPasswordPageProps<Output>) {
  const shown = useReadableAddress(email ?? '')
  if (email === null) {
    return (
      <AuthLayout {...resetPassword[hasEnded ? 'ended' : 'signedOut']}>
        <Stack gap="6">
          <ButtonLink to="/forgot-password" state={withReturn()} size="lg">
            {resetPassword.getLink}
          </ButtonLink>
          <TextLink to="/login" state={withReturn()}>
            Back to login
          </TextLink>
        </Stack>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={resetPassword.signedIn.title} lead={resetPassword.signedIn.lead(shown)}>
      <NewPasswordForm email={email} {...form} />
    </AuthLayout>
  )
}

export type NewPasswordFormProps<Output> = FormCalls<NewPasswordValues, Output> & {
  /** The account's address, for password managers. */
  email: string
}

/** A form for a new password, typed twice. */
export function NewPasswordForm<Output>({ email, ...calls }: NewPasswordFormProps<Output>) {
  const form = useForm({
    values: { password: '', confirmPassword: '' },
    validate: checkNewPassword,
    explain: explainPassword,
    ...calls,
  })
  return (
    <FormFrame form={form}>
      <AccountName email={email} />
      <NewPasswordFields form={form} label="New password" confirmLabel="Confirm new password" />
      <SubmitButton form={form} label="Set new password" busyLabel="Saving..." />
    </FormFrame>
  )
}
