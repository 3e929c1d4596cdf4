import { AuthLayout } from './AuthLayout'
import { ConfirmLinkForm, type ConfirmLinkFormProps } from './ConfirmLinkForm'

/** What an email link is for that needs only a button press; the button is named like the one in its mail. */
export type LinkPurpose = 'confirmation' | 'login' | 'recovery'

const texts: Record<LinkPurpose, { title: string; lead: string; label: string }> = {
  confirmation: {
    title: 'Confirm your email',
    lead: 'Press the button to confirm your address. The link works once.',
    label: 'Confirm Email',
  },
  login: {
    title: 'Log in',
    lead: 'Press the button to log in. The link works once.',
    label: 'Log in',
  },
  recovery: {
    title: 'Reset your password',
    lead: 'Continue to choose a new password. The link works once.',
    label: 'Choose a New Password',
  },
}

export type ConfirmLinkPageProps<Output> = Omit<ConfirmLinkFormProps<Output>, 'label'> & {
  purpose: LinkPurpose
}

/** The page of an email link that needs only a button press. */
export function ConfirmLinkPage<Output>({ purpose, ...form }: ConfirmLinkPageProps<Output>) {
  const { label, ...page } = texts[purpose]
  return (
    <AuthLayout {...page}>
      <ConfirmLinkForm label={label} {...form} />
    </AuthLayout>
  )
}
