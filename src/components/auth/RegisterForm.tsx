import { useEffect, useState } from 'react'
import { CheckboxField } from '@/components/forms/CheckboxField'
import { FormFrame } from '@/components/forms/FormFrame'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { TextField } from '@/components/forms/TextField'
import { useForm } from '@/components/forms/useForm'
import { NewTabLink } from '@/components/ui/NewTabLink'
import { forgetDraft, keepDraft, readDraft } from '@/data/browser/registrationDraft'
import { failureTitles, mayHaveWorked } from '@/data/content/messages'
import type { Failure } from '@/data/provider/toFailure'
import { checkRegistration, type RegisterValues } from '@/data/rules/formRules'
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

/** Whether it is unknown what became of a registration: it may have arrived although no answer came back. */
const isUnanswered = (failure: Failure | null) => failure === null || failure.kind === 'unreachable'

/**
 * Everything an account needs: a name, an address, a password typed twice, and the terms agreed to; or a social
 * provider. What was typed, but for the passwords, is kept until the account is made or the tab is closed.
 */
export function RegisterForm({ email = '', onSend, onInvalid, snapshot, ...social }: RegisterFormProps) {
  const [initial] = useState(() => ({ ...empty, email, ...(snapshot ? null : readDraft()) }))
  const form = useForm({
    values: initial,
    validate: checkRegistration,
    onSend: async (values, signal) => {
      await onSend(values, signal)
      forgetDraft()
    },
    onInvalid,
    snapshot,
  })
  useEffect(() => {
    if (!snapshot) keepDraft(form.values)
  }, [form.values, snapshot])
  return (
    <SocialWays form={form} {...social}>
      <FormFrame
        form={form}
        failureTitle={failureTitles.signUp}
        remedy={isUnanswered(form.failure) ? mayHaveWorked : null}
      >
        <NameFields form={form} />
        <TextField form={form} name="email" label="Email" type="email" autoComplete="username" />
        <NewPasswordFields form={form} label="Password" confirmLabel="Confirm password" />
        <CheckboxField
          form={form}
          name="terms"
          note={
            <>
              Read the <NewTabLink to="/terms">terms and conditions</NewTabLink> and the{' '}
              <NewTabLink to="/privacy">privacy policy</NewTabLink>
            </>
          }
        >
          I agree to the terms and conditions and have read the privacy policy
        </CheckboxField>
        <SubmitButton form={form} label="Create Account" busyLabel="Creating Account..." />
      </FormFrame>
    </SocialWays>
  )
}
