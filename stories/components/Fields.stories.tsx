import { CheckboxField } from '@/components/forms/CheckboxField'
import { FormFrame } from '@/components/forms/FormFrame'
import { PasswordField } from '@/components/forms/PasswordField'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { TextField } from '@/components/forms/TextField'
import { useForm } from '@/components/forms/useForm'
import type { FormProblems } from '@/machines/formProblems'
import { answer, refusal } from '../fixtures'
import { Frozen } from '../workbench/Frozen'
import { type FrozenForm, frozenForm } from '../workbench/frozenForm'
import { WideStage } from '../workbench/Stage'

export default { title: 'Components / Fields' }

type Values = { nickname: string; password: string; newsletter: boolean }

const empty: Values = { nickname: '', password: '', newsletter: false }
const filled: Values = { nickname: 'Nadia', password: 'three quiet otters', newsletter: true }

const validate = ({ nickname, password, newsletter }: Values): FormProblems<Values> => ({
  nickname: nickname ? undefined : 'Please enter a nickname.',
  password: password ? undefined : 'Please choose a password.',
  newsletter: newsletter ? undefined : 'Please tick the box.',
})

function Fields() {
  const form = useForm({ values: empty, validate, onSend: answer })
  return (
    <WideStage>
      <FormFrame form={form}>
        <TextField form={form} name="nickname" label="Nickname" hint="Shown to nobody but you." />
        <PasswordField
          form={form}
          name="password"
          label="Password"
          autoComplete="new-password"
          hint="At least 8 characters."
        />
        <CheckboxField form={form} name="newsletter">
          Send me the newsletter, which has not been written yet
        </CheckboxField>
        <SubmitButton form={form} label="Save" busyLabel="Saving..." />
      </FormFrame>
    </WideStage>
  )
}

const fields = (
  value: Parameters<typeof frozenForm>[0],
  form: Pick<FrozenForm<Values>, 'values' | 'failure'>,
) => (
  <Frozen snapshots={{ form: frozenForm(value, { validate, ...form }) }}>
    <Fields />
  </Frozen>
)

export const Empty = () => fields('editing', { values: empty })

export const Filled = () => fields('editing', { values: filled })

export const Invalid = () => fields('invalid', { values: empty })

export const Sending = () => fields('sending', { values: filled })

export const Failed = () => fields('failed', { values: filled, failure: refusal('unreachable') })
