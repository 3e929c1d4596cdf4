import { Strong } from '@chakra-ui/react/strong'
import { AuthLayout } from './AuthLayout'
import { ConfirmLinkForm, type ConfirmLinkFormProps } from './ConfirmLinkForm'
import type { RenewLinkProps } from './RenewLink'

export type ConfirmLinkPageProps = Omit<ConfirmLinkFormProps, 'label'> &
  Pick<RenewLinkProps, 'purpose' | 'email'>

/** Where the link of a mail leads while it may still be good, for which its button is all that is needed. */
export function ConfirmLinkPage({ purpose, email, ...form }: ConfirmLinkPageProps) {
  const whose = email ? (
    <>
      For the account of <Strong overflowWrap="anywhere">{email}</Strong>.{' '}
    </>
  ) : null
  return purpose === 'recovery' ? (
    <AuthLayout
      title="Reset your password"
      lead={<>{whose}Continue to choose a new password. The link works once.</>}
    >
      <ConfirmLinkForm label="Choose a New Password" {...form} />
    </AuthLayout>
  ) : (
    <AuthLayout title="Confirm your email" lead={<>{whose}One click, and your address is confirmed.</>}>
      <ConfirmLinkForm label="Confirm Email" {...form} />
    </AuthLayout>
  )
}
