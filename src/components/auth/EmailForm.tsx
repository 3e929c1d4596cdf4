import { FormFrame } from '@/components/forms/FormFrame'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { TextField } from '@/components/forms/TextField'
import { useForm } from '@/components/forms/useForm'
import { checkEmail } from '@/data/rules/formRules'
import type { FormSnapshot } from '@/machines/formMachine'

export type EmailFormProps = {
  /** Typed on another page already. */
  email?: string | undefined
  submitLabel: string
  failureTitle: string
  /** Gets the address without spaces around it. */
  onSend: (email: string, signal: AbortSignal) => Promise<unknown>
  snapshot?: FormSnapshot | undefined
}

/** Asks for an address to send a link to. */
export function EmailForm({ email = '', submitLabel, failureTitle, onSend, snapshot }: EmailFormProps) {
  const form = useForm({
    values: { email },
    validate: checkEmail,
    onSend: (values, signal) => onSend(values.email.trim(), signal),
    snapshot,
  })
  return (
    <FormFrame form={form} failureTitle={failureTitle}>
      <TextField form={form} name="email" label="Email" type="email" autoComplete="username" />
      <SubmitButton form={form} label={submitLabel} busyLabel="Sending..." />
    </FormFrame>
  )
}
