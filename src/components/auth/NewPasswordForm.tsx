import { FormFrame } from '@/components/forms/FormFrame'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { useForm } from '@/components/forms/useForm'
import { failureTitles } from '@/data/content/messages'
import { checkNewPassword, type NewPasswordValues } from '@/data/rules/formRules'
import type { FormSnapshot } from '@/machines/formMachine'
import { AccountName } from './AccountName'
import { NewPasswordFields } from './NewPasswordFields'

export type NewPasswordFormProps = {
  /** The account's address, for password managers. */
  email: string
  onSend: (values: NewPasswordValues, signal: AbortSignal) => Promise<unknown>
  snapshot?: FormSnapshot | undefined
}

/** A new password, typed twice. */
export function NewPasswordForm({ email, onSend, snapshot }: NewPasswordFormProps) {
  const form = useForm({
    values: { password: '', confirmPassword: '' },
    validate: checkNewPassword,
    onSend,
    snapshot,
  })
  return (
    <FormFrame form={form} failureTitle={failureTitles.password}>
      <AccountName email={email} />
      <NewPasswordFields form={form} label="New password" confirmLabel="Confirm new password" />
      <SubmitButton form={form} label="Set New Password" busyLabel="Saving..." />
    </FormFrame>
  )
}
