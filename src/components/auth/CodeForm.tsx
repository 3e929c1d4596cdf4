import { FormFrame } from '@/components/forms/FormFrame'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { TextField } from '@/components/forms/TextField'
import { useForm } from '@/components/forms/useForm'
import { checkCode, digitsOf } from '@/data/content/formRules'
import { explainCode, findCode, secondFactor } from '@/data/content/secondFactor'
import type { Failure } from '@/data/session/errors'
import type { Factor } from '@/data/session/sessionTypes'

export type CodeFormProps<Output = unknown> = {
  /** The authenticator apps that can show the code; none if it was sent to a phone. */
  apps: readonly Pick<Factor, 'friendly_name'>[]
  /** Receives the six digits, as 0 to 9. */
  onSend: (code: string, signal: AbortSignal) => Promise<Output>
  onSent?: ((output: Output) => void) | undefined
  onFailed?: ((failure: Failure | null) => void) | undefined
  /** The button's label, and the one while the code is sent. */
  label?: string
  busyLabel?: string
}

/** Asks for the six-digit code of a second factor, typed or pasted, in digits of any script, with anything between them. */
export function CodeForm<Output>({
  apps,
  onSend,
  label = 'Verify',
  busyLabel = 'Verifying...',
  ...rest
}: CodeFormProps<Output>) {
  const form = useForm({
    values: { code: '' },
    validate: checkCode,
    explain: explainCode(apps),
    onSend: ({ code }, signal) => onSend(digitsOf(code), signal),
    ...rest,
  })
  return (
    <FormFrame form={form}>
      <TextField
        form={form}
        name="code"
        label="Six-digit code"
        hint={apps.length > 0 ? findCode(apps) : secondFactor.sent}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
      />
      <SubmitButton form={form} label={label} busyLabel={busyLabel} />
    </FormFrame>
  )
}
