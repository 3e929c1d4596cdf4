import { Input } from '@chakra-ui/react/input'
import type { ComponentProps } from 'react'
import type { FormValues } from '@/machines/formProblems'
import { controlProps } from './controlProps'
import { FieldFrame } from './FieldFrame'
import type { Form } from './useForm'

export type TextFieldProps<Values extends FormValues> = {
  form: Form<Values>
  name: keyof Values & string
  label: string
  hint?: string
} & Pick<
  ComponentProps<typeof Input>,
  'type' | 'autoComplete' | 'dir' | 'inputMode' | 'maxLength' | 'placeholder'
>

/** A labelled text input with a hint and an error message. */
export function TextField<Values extends FormValues>({
  form,
  name,
  label,
  hint,
  ...input
}: TextFieldProps<Values>) {
  return (
    <FieldFrame label={label} hint={hint} problem={form.problems[name]}>
      {(description) => <Input {...input} {...controlProps(form, name)} {...description} />}
    </FieldFrame>
  )
}
