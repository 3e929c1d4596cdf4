import { Text } from '@chakra-ui/react/text'
import { FormFrame } from '@/components/forms/FormFrame'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { TextField } from '@/components/forms/TextField'
import { useForm } from '@/components/forms/useForm'
import { addition, explainNewFactor } from '@/data/content/factors'
import { checkNewFactor, digitsOf } from '@/data/content/formRules'
import { findCode, secondFactor } from '@/data/content/secondFactor'
import type { Failure } from '@/data/session/errors'
import { provingApps } from '@/data/session/factorProof'
import type { EnrolledFactor } from '@/data/session/factors'
import type { Factor } from '@/data/session/sessionTypes'
import { FactorStep, type FactorStepProps } from './FactorStep'

export type NameFactorProps = Pick<FactorStepProps, 'cancel'> & {
  /** The account's second factors, one of which proves who is at the screen. */
  factors: Factor[]
  onSend: (name: string, code: string) => Promise<EnrolledFactor>
  onSent: (factor: EnrolledFactor) => void
  onFailed: (failure: Failure | null) => void
}

const { naming } = addition

/** The first step of adding an authenticator app: a name for the device that it is on, and a code of another device. */
export function NameFactor({ factors, onSend, onSent, onFailed, cancel }: NameFactorProps) {
  const names = factors.map(({ friendly_name }) => friendly_name ?? '')
  const needsProof = factors.length > 0
  const apps = provingApps(factors)
  const form = useForm({
    values: { name: '', code: '' },
    validate: checkNewFactor(names, needsProof),
    explain: explainNewFactor(apps),
    onSend: ({ name, code }) => onSend(name, digitsOf(code)),
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
        {needsProof ? (
          <TextField
            form={form}
            name="code"
            label={naming.proof.label}
            hint={`${findCode(apps)} ${naming.proof.why}`}
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
          />
        ) : null}
        <SubmitButton form={form} label="Continue" busyLabel="Preparing..." />
      </FormFrame>
      {needsProof ? <Text color="fg.muted">{secondFactor.allLost}</Text> : null}
    </FactorStep>
  )
}
