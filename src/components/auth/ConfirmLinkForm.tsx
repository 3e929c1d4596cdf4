import { FormFrame } from '@/components/forms/FormFrame'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { useForm } from '@/components/forms/useForm'
import { failureTitles } from '@/data/content/messages'
import type { FormSnapshot } from '@/machines/formMachine'

export type ConfirmLinkFormProps = {
  label: string
  onSend: (signal: AbortSignal) => Promise<unknown>
  snapshot?: FormSnapshot | undefined
}

/** The button that redeems an e-mail link: a program that only opens links, such as a mail scanner, leaves it good. */
export function ConfirmLinkForm({ label, onSend, snapshot }: ConfirmLinkFormProps) {
  const form = useForm({
    values: {},
    validate: () => ({}),
    onSend: (_, signal) => onSend(signal),
    snapshot,
  })
  return (
    <FormFrame form={form} failureTitle={failureTitles.confirm}>
      <SubmitButton form={form} label={label} busyLabel="Confirming..." />
    </FormFrame>
  )
}
