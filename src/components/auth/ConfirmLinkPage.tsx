import { AuthLayout } from './AuthLayout'
import { ConfirmLinkForm, type ConfirmLinkFormProps } from './ConfirmLinkForm'
import type { RenewLinkProps } from './RenewLink'

export type ConfirmLinkPageProps = Omit<ConfirmLinkFormProps, 'label'> & Pick<RenewLinkProps, 'purpose'>

/** Where the link of a mail leads while it may still be good. */
export function ConfirmLinkPage({ purpose, ...form }: ConfirmLinkPageProps) {
  return purpose === 'recovery' ? (
    <AuthLayout title="Reset your password" lead="Go on to choose a new password. The link works once.">
      <ConfirmLinkForm label="Choose a New Password" {...form} />
    </AuthLayout>
  ) : (
    <AuthLayout title="Confirm your email" lead="One click, and your account is ready.">
      <ConfirmLinkForm label="Confirm Email" {...form} />
    </AuthLayout>
  )
}
