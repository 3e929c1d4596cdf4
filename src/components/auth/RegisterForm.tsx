import { CheckboxField } from '@/components/forms/CheckboxField'
import { FormFrame } from '@/components/forms/FormFrame'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { TextField } from '@/components/forms/TextField'
import { useForm } from '@/components/forms/useForm'
import { TextLink } from '@/components/layout/TextLink'
import { checkRegistration, type RegisterValues } from '@/data/formRules'
import { failureTitles } from '@/data/messages'
import type { FormProblems, FormSnapshot } from '@/machines/formMachine'
import { NameFields } from './NameFields'
import { NewPasswordFields } from './NewPasswordFields'
import { type SocialChoice, SocialWays } from './SocialWays'

const empty: RegisterValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  terms: false,
}

export type RegisterFormProps = SocialChoice & {
  /** Typed before already. */
  email?: string | undefined
  onSend: (values: RegisterValues, signal: AbortSignal) => Promise<unknown>
  onInvalid?: (problems: FormProblems<RegisterValues>) => void
  snapshot?: FormSnapshot | undefined
}

/** Everything an account needs: a name, an address, a password typed twice, and the terms agreed to; or a social provider. */
export function RegisterForm({ email = '', onSend, onInvalid, snapshot, ...social }: RegisterFormProps) {
  const form = useForm({
    values: { ...empty, email },
    validate: checkRegistration,
    onSend,
    onInvalid,
    snapshot,
  })
  return (
    <SocialWays form={form} {...social}>
      <FormFrame form={form} failureTitle={failureTitles.signUp}>
        <NameFields form={form} />
        <TextField form={form} name="email" label="Email" type="email" autoComplete="username" />
        <NewPasswordFields form={form} label="Password" confirmLabel="Confirm password" />
        <CheckboxField form={form} name="terms">
          I agree to the <TextLink to="/terms">terms and conditions</TextLink> and have read the{' '}
          <TextLink to="/privacy">privacy policy</TextLink>
        </CheckboxField>
        <SubmitButton form={form} label="Create Account" busyLabel="Creating Account..." />
      </FormFrame>
    </SocialWays>
  )
}
