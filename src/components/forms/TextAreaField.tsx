import { Textarea } from '@chakra-ui/react/textarea'
import type { ComponentProps } from 'react'
import type { FormValues } from '@/machines/formProblems'
import { controlProps } from './controlProps'
import { FieldFrame } from './FieldFrame'
import type { Form } from './useForm'

export type TextAreaFieldProps<Values extends FormValues> = {
  form: Form<Values>
  name: keyof Values & string
  label: string
  hint?: string
} & Pick<ComponentProps<typeof Textarea>, 'autoComplete' | 'dir' | 'rows'>

/** A labelled text area with a hint and an error message; it grows with its content. */
export function TextAreaField<Values extends FormValues>({
  form,
  name,
  label,
  hint,
  ...area
}: TextAreaFieldProps<Values>) {
  return (
    <FieldFrame label={label} hint={hint} problem={form.problems[name]}>
      {(description) => <Textarea {...area} {...controlProps(form, name)} {...description} />}
    </FieldFrame>
  )
}
