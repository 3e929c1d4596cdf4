import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { FormFrame } from '@/components/forms/FormFrame'
import { PasswordField } from '@/components/forms/PasswordField'
import { SubmitButton } from '@/components/forms/SubmitButton'
import { useForm } from '@/components/forms/useForm'
import { checkNewPassword, type NewPasswordValues, passwordLength } from '@/data/formRules'
import { failureTitles } from '@/data/messages'
import type { FormSnapshot } from '@/machines/formMachine'

export type NewPasswordFormProps = {
  /** The account's address, for password managers. */
  email: string
  onSend: (values: NewPasswordValues) => Promise<unknown>
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
      <VisuallyHidden asChild>
        <input type="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" />
      </VisuallyHidden>
      <PasswordField
        form={form}
        name="password"
        label="New password"
        autoComplete="new-password"
        hint={`At least ${passwordLength.least} characters. A few unrelated words work well.`}
      />
      <PasswordField
        form={form}
        name="confirmPassword"
        label="Confirm new password"
        autoComplete="new-password"
      />
      <SubmitButton isBusy={form.isBusy} label="Set New Password" busyLabel="Saving..." />
    </FormFrame>
  )
}
