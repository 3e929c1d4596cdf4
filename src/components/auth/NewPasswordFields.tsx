import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { PasswordField } from '@/components/forms/PasswordField'
import type { Form } from '@/components/forms/useForm'
import { passwordLength } from '@/data/session/passwords'
import type { FormValues } from '@/machines/formProblems'

export type NewPasswordFieldsProps<Values extends FormValues> = {
  form: Form<Values & { password: string; confirmPassword: string }>
  label: string
  confirmLabel: string
  /** Focuses the first of them when it comes. */
  autoFocus?: boolean
}

/** Fields for a new password and its confirmation. */
export function NewPasswordFields<Values extends FormValues>({
  form,
  label,
  confirmLabel,
  autoFocus,
}: NewPasswordFieldsProps<Values>) {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <PasswordField
        form={form}
        name="password"
        label={label}
        autoComplete="new-password"
        hint={`At least ${passwordLength.least} characters`}
        autoFocus={autoFocus}
      />
      <PasswordField form={form} name="confirmPassword" label={confirmLabel} autoComplete="new-password" />
    </SimpleGrid>
  )
}
