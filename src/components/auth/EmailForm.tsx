import { FormFrame } from '@/components/forms/FormFrame'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { TextField } from '@/components/forms/TextField'
import { useForm } from '@/components/forms/useForm'
import { checkEmail } from '@/data/content/formRules'
import { explainAddress } from '@/data/content/messages'
import type { Failure } from '@/data/session/errors'
import { toAddress } from '@/data/text/toAddress'
import { CaptchaField } from './CaptchaField'
import type { DraftEmail } from './draftEmail'

export type EmailFormProps = DraftEmail & {
  submitLabel: string
  /** Receives the address as the provider knows it. */
  onSend: (email: string, signal: AbortSignal) => Promise<unknown>
  /** Called after sending, unless the form has unmounted. */
  onSent?: ((email: string) => void) | undefined
  onFailed?: ((failure: Failure | null) => void) | undefined
}

/** Asks for an address to send a link to. */
export function EmailForm({ email = '', onTyped, submitLabel, ...calls }: EmailFormProps) {
  const form = useForm({
    values: { email },
    validate: checkEmail,
    explain: explainAddress,
    onTyped,
    onSend: (values, signal) => calls.onSend(toAddress(values.email), signal),
    onSent: (_, values) => calls.onSent?.(toAddress(values.email)),
    onFailed: calls.onFailed,
  })
  return (
    <FormFrame form={form}>
      <TextField form={form} name="email" label="Email" type="email" autoComplete="username" />
      <CaptchaField form={form} />
      <SubmitButton form={form} label={submitLabel} busyLabel="Sending..." />
    </FormFrame>
  )
}
