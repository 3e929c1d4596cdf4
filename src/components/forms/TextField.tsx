import { Input } from '@chakra-ui/react/input'
import type { ComponentProps } from 'react'
import type { FormValues } from '@/machines/formProblems'
import { FieldFrame } from './FieldFrame'
import type { Form } from './useForm'
import { useTextControl } from './useTextControl'

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
  const control = useTextControl<HTMLInputElement, Values>(form, name)
  return (
    <FieldFrame label={label} hint={hint} problem={form.problems[name]}>
      {(describedBy) => <Input {...input} {...control} aria-describedby={describedBy} />}
    </FieldFrame>
  )
}
