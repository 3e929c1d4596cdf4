import { Input } from '@chakra-ui/react/input'
import { type ComponentProps, useRef } from 'react'
import type { FormValues } from '@/machines/formMachine'
import { FieldFrame } from './FieldFrame'
import { useEarlyText } from './useEarlyText'
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

/** A labelled line of text with its hint and its complaint. */
export function TextField<Values extends FormValues>({
  form,
  name,
  label,
  hint,
  ...input
}: TextFieldProps<Values>) {
  const control = useRef<HTMLInputElement>(null)
  const value = String(form.values[name])
  const edit = (text: string) => form.edit(name, text)
  useEarlyText(control, value, edit)
  return (
    <FieldFrame label={label} hint={hint} problem={form.problems[name]}>
      {(describedBy) => (
        <Input
          {...input}
          ref={control}
          name={name}
          aria-describedby={describedBy}
          value={value}
          readOnly={form.isBusy}
          onChange={(event) => edit(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  )
}
