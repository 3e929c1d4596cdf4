import { Field } from '@chakra-ui/react/field'
import { Input } from '@chakra-ui/react/input'
import type { ComponentProps } from 'react'
import type { FormValues } from '@/machines/formMachine'
import { useDescription } from './useDescription'
import type { Form } from './useForm'

export type TextFieldProps<Values extends FormValues> = {
  form: Form<Values>
  name: keyof Values & string
  label: string
  hint?: string
} & Pick<ComponentProps<typeof Input>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder'>

/** A labelled line of text with its hint and its complaint. */
export function TextField<Values extends FormValues>({
  form,
  name,
  label,
  hint,
  ...input
}: TextFieldProps<Values>) {
  const problem = form.problems[name]
  const { ids, describedBy } = useDescription(problem, hint)
  return (
    <Field.Root required invalid={problem !== undefined} ids={ids}>
      <Field.Label>{label}</Field.Label>
      <Input
        {...input}
        name={name}
        aria-describedby={describedBy}
        value={String(form.values[name])}
        readOnly={form.isBusy}
        onChange={(event) => form.edit(name, event.currentTarget.value)}
      />
      {hint && !problem ? <Field.HelperText>{hint}</Field.HelperText> : null}
      {problem ? <Field.ErrorText>{problem}</Field.ErrorText> : null}
    </Field.Root>
  )
}
