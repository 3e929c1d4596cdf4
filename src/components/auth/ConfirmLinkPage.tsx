import { linkPages } from '@/data/content/emailLink'
import { AuthLayout } from './AuthLayout'
import { ConfirmLinkForm, type ConfirmLinkFormProps } from './ConfirmLinkForm'

/** What an email link is for that needs only a button press; the button is named like the one in its mail. */
export type LinkPurpose = keyof typeof linkPages

export type ConfirmLinkPageProps<Output> = Omit<ConfirmLinkFormProps<Output>, 'label'> & {
  purpose: LinkPurpose
}

/** The page of an email link that needs only a button press. */
export function ConfirmLinkPage<Output>({ purpose, ...form }: ConfirmLinkPageProps<Output>) {
  const { label, ...page } = linkPages[purpose]
  return (
    <AuthLayout {...page}>
      <ConfirmLinkForm label={label} {...form} />
    </AuthLayout>
  )
}
