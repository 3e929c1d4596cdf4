import { FormFrame } from '@/components/forms/FormFrame'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { TextField } from '@/components/forms/TextField'
import { useForm } from '@/components/forms/useForm'
import { addition, explainFactorName } from '@/data/content/factors'
import type { EnrolledFactor } from '@/data/provider/factors'
import type { Failure } from '@/data/provider/toFailure'
import { checkFactorName } from '@/data/rules/formRules'
import { FactorStep, type FactorStepProps } from './FactorStep'

export type NameFactorProps = Pick<FactorStepProps, 'cancel'> & {
  /** The names of the account's other factors. */
  taken: string[]
  onSend: (name: string) => Promise<EnrolledFactor>
  onSent: (factor: EnrolledFactor) => void
  onFailed: (failure: Failure | null) => void
}

const { naming } = addition

/** The first step of adding an authenticator app: a name for the device that it is on. */
export function NameFactor({ taken, onSend, onSent, onFailed, cancel }: NameFactorProps) {
  const form = useForm({
    values: { name: '' },
    validate: checkFactorName(taken),
    explain: explainFactorName,
    onSend: ({ name }) => onSend(name),
    onSent,
    onFailed,
  })
  return (
    <FactorStep title={naming.title} cancel={cancel}>
      <FormFrame form={form}>
        <TextField
          form={form}
          name="name"
          label={naming.label}
          hint={naming.hint}
          autoComplete="off"
          maxLength={60}
        />
        <SubmitButton form={form} label="Continue" busyLabel="Preparing..." />
      </FormFrame>
    </FactorStep>
  )
}
