import { FormFrame } from '@/components/forms/FormFrame'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { TextField } from '@/components/forms/TextField'
import { useForm } from '@/components/forms/useForm'
import type { Failure } from '@/data/provider/toFailure'
import { checkCode, digitsOf } from '@/data/rules/formRules'

export type CodeFormProps = {
  /** Where the visitor finds the code. */
  hint: string
  /** Receives the six digits, as 0 to 9. */
  onSend: (code: string, signal: AbortSignal) => Promise<unknown>
  onSent?: (() => void) | undefined
  onFailed?: ((failure: Failure | null) => void) | undefined
  /** Problems of the code that explain a failure. */
  explain?: ((failure: Failure | null) => { code: string | undefined }) | undefined
  /** The button's label, and the one while the code is sent. */
  label?: string
  busyLabel?: string
}

/** Asks for the six-digit code of a second factor, typed or pasted, in digits of any script, with anything between them. */
export function CodeForm({
  hint,
  onSend,
  label = 'Verify',
  busyLabel = 'Verifying...',
  ...rest
}: CodeFormProps) {
  const form = useForm({
    values: { code: '' },
    validate: checkCode,
    onSend: ({ code }, signal) => onSend(digitsOf(code), signal),
    ...rest,
  })
  return (
    <FormFrame form={form}>
      <TextField
        form={form}
        name="code"
        label="Six-digit code"
        hint={hint}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
      />
      <SubmitButton form={form} label={label} busyLabel={busyLabel} />
    </FormFrame>
  )
}
