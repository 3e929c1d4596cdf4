import { PasswordField } from '@/components/forms/PasswordField'
import type { Form } from '@/components/forms/useForm'
import { passwordComplaint } from '@/data/content/messages'
import { passwordLength } from '@/data/rules/passwordLength'
import type { FormValues } from '@/machines/formProblems'

export type NewPasswordFieldsProps<Values extends FormValues> = {
  form: Form<Values & { password: string; confirmPassword: string }>
  label: string
  confirmLabel: string
}

/** Fields for a new password and its confirmation. */
export function NewPasswordFields<Values extends FormValues>({
  form,
  label,
  confirmLabel,
}: NewPasswordFieldsProps<Values>) {
  return (
    <>
      <PasswordField
        form={form}
        name="password"
        label={label}
        autoComplete="new-password"
        refusal={form.hasFailed ? passwordComplaint(form.failure) : undefined}
        hint={`At least ${passwordLength.least} characters. A few unrelated words work well.`}
      />
      <PasswordField form={form} name="confirmPassword" label={confirmLabel} autoComplete="new-password" />
    </>
  )
}
