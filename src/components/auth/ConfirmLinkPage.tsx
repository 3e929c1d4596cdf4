import { FormFrame } from '@/components/forms/FormFrame'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { useForm } from '@/components/forms/useForm'
import { linkPages } from '@/data/content/emailLink'
import type { Failure } from '@/data/session/errors'
import { AuthLayout } from './AuthLayout'

/** Purpose of a mail's link that needs only a button press; the button is named like the one in the mail. */
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

export type ConfirmLinkFormProps<Output> = {
  label: string
  onSend: (signal: AbortSignal) => Promise<Output>
  /** Called when the link was redeemed, unless the form has unmounted. */
  onSent?: ((output: Output) => void) | undefined
  onFailed?: ((failure: Failure | null) => void) | undefined
}

/**
 * The button that redeems an email link, so that a program that only opens links, e.g. a mail scanner, cannot use it
 * up.
 */
export function ConfirmLinkForm<Output>({ label, onSend, onSent, onFailed }: ConfirmLinkFormProps<Output>) {
  const form = useForm({
    values: {},
    validate: () => ({}),
    onSend: (_, signal) => onSend(signal),
    onSent,
    onFailed,
  })
  return (
    <FormFrame form={form}>
      <SubmitButton form={form} label={label} busyLabel="Confirming..." />
    </FormFrame>
  )
}
