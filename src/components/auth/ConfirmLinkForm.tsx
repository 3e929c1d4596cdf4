import { FormFrame } from '@/components/forms/FormFrame'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { useForm } from '@/components/forms/useForm'
import type { Failure } from '@/data/provider/toFailure'

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
