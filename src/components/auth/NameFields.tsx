import { SimpleGrid } from '@chakra-ui/react/simple-grid'
import { TextField } from '@/components/forms/TextField'
import type { Form } from '@/components/forms/useForm'
import type { FormValues } from '@/machines/formProblems'

export type NameFieldsProps<Values extends FormValues> = {
  form: Form<Values & { firstName: string; lastName: string }>
}

/** Fields for the first and the last name. */
export function NameFields<Values extends FormValues>({ form }: NameFieldsProps<Values>) {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
      <TextField form={form} name="firstName" label="First name" autoComplete="given-name" maxLength={100} />
      <TextField form={form} name="lastName" label="Last name" autoComplete="family-name" maxLength={100} />
    </SimpleGrid>
  )
}
