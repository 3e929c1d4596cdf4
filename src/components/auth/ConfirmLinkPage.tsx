import { AuthLayout } from './AuthLayout'
import { ConfirmLinkForm, type ConfirmLinkFormProps } from './ConfirmLinkForm'
import type { RenewLinkProps } from './RenewLink'

export type ConfirmLinkPageProps<Output> = Omit<ConfirmLinkFormProps<Output>, 'label'> &
  Pick<RenewLinkProps, 'purpose'>

/** The page of an email link that needs only a button press. */
export function ConfirmLinkPage<Output>({ purpose, ...form }: ConfirmLinkPageProps<Output>) {
  return purpose === 'recovery' ? (
    <AuthLayout title="Reset your password" lead="Continue to choose a new password. The link works once.">
      <ConfirmLinkForm label="Choose a New Password" {...form} />
    </AuthLayout>
  ) : (
    <AuthLayout
      title="Confirm your email"
      lead="Press the button to confirm your address. The link works once."
    >
      <ConfirmLinkForm label="Confirm Email" {...form} />
    </AuthLayout>
  )
}
