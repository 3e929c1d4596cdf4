import { FormFrame } from '@/components/forms/FormFrame'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { useForm } from '@/components/forms/useForm'
import { failureTitles } from '@/data/content/messages'
import type { Failure } from '@/data/provider/toFailure'

export type ConfirmLinkFormProps<Output> = {
  label: string
  onSend: (signal: AbortSignal) => Promise<Output>
  /** Called when the link was redeemed, unless the page has been left meanwhile. */
  onSent?: ((output: Output) => void) | undefined
  onFailed?: ((failure: Failure | null) => void) | undefined
}

/** The button that redeems an e-mail link: a program that only opens links, such as a mail scanner, leaves it good. */
export function ConfirmLinkForm<Output>({ label, onSend, onSent, onFailed }: ConfirmLinkFormProps<Output>) {
  const form = useForm({
    values: {},
    validate: () => ({}),
    onSend: (_, signal) => onSend(signal),
    onSent,
    onFailed,
  })
  return (
    <FormFrame form={form} failureTitle={failureTitles.confirm}>
      <SubmitButton form={form} label={label} busyLabel="Confirming..." />
    </FormFrame>
  )
}
