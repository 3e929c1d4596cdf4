import { FormFrame } from '@/components/forms/FormFrame'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { type FormCalls, useForm } from '@/components/forms/useForm'
import { explainPassword } from '@/data/content/messages'
import { checkNewPassword, type NewPasswordValues } from '@/data/rules/formRules'
import { AccountName } from './AccountName'
import { NewPasswordFields } from './NewPasswordFields'

export type NewPasswordFormProps<Output> = FormCalls<NewPasswordValues, Output> & {
  /** The account's address, for password managers. */
  email: string
}

/** A form for a new password, typed twice. */
export function NewPasswordForm<Output>({ email, ...calls }: NewPasswordFormProps<Output>) {
  const form = useForm({
    values: { password: '', confirmPassword: '' },
    validate: checkNewPassword,
    explain: explainPassword,
    ...calls,
  })
  return (
    <FormFrame form={form}>
      <AccountName email={email} />
      <NewPasswordFields form={form} label="New password" confirmLabel="Confirm new password" />
      <SubmitButton form={form} label="Set New Password" busyLabel="Saving..." />
    </FormFrame>
  )
}
