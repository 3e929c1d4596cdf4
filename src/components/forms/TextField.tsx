import { Input } from '@chakra-ui/react/input'
import { Textarea } from '@chakra-ui/react/textarea'
import type { ComponentProps } from 'react'
import type { FormValues } from '@/machines/formProblems'
import { FieldFrame } from './FieldFrame'
import type { Form } from './useForm'

export type TextFieldProps<Values extends FormValues> = {
  form: Form<Values>
  name: keyof Values & string
  label: string
  hint?: string
  /** True for a text of several lines, whose box grows with it. */
  isLong?: boolean
} & Pick<
  ComponentProps<typeof Input>,
  'type' | 'autoComplete' | 'autoFocus' | 'dir' | 'inputMode' | 'maxLength' | 'placeholder'
>

/** A labelled text input with a hint and an error message. */
export function TextField<Values extends FormValues>({
  form,
  name,
  label,
  hint,
  isLong = false,
  ...input
}: TextFieldProps<Values>) {
  const Control = isLong ? Textarea : Input
  return (
    <FieldFrame name={name} label={label} hint={hint} problem={form.problems[name]}>
      {(description) => <Control {...input} {...controlProps(form, name)} {...description} />}
    </FieldFrame>
  )
}

/** The props that connect a text control to its form field. Focused, it is scrolled clear of a toast, above or below. */
export const controlProps = <Values extends FormValues>(form: Form<Values>, name: keyof Values & string) => ({
  name,
  // The value at first: of a field that holds its default the browser restores nothing.
  defaultValue: String(form.defaults[name]),
  readOnly: form.isBusy,
  // Not the name of a token, which this property of the library leaves as it is.
  scrollMarginBlock: '10rem',
})
