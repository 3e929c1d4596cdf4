import { Textarea } from '@chakra-ui/react/textarea'
import { type ComponentProps, useRef } from 'react'
import type { FormValues } from '@/machines/formMachine'
import { FieldFrame } from './FieldFrame'
import { useEarlyText } from './useEarlyText'
import type { Form } from './useForm'

export type TextAreaFieldProps<Values extends FormValues> = {
  form: Form<Values>
  name: keyof Values & string
  label: string
  hint?: string
} & Pick<ComponentProps<typeof Textarea>, 'autoComplete' | 'dir' | 'rows'>

/** A labelled text of several lines with its hint and its complaint; it grows with what is written. */
export function TextAreaField<Values extends FormValues>({
  form,
  name,
  label,
  hint,
  ...area
}: TextAreaFieldProps<Values>) {
  const control = useRef<HTMLTextAreaElement>(null)
  const value = String(form.values[name])
  const edit = (text: string) => form.edit(name, text)
  useEarlyText(control, value, edit)
  return (
    <FieldFrame label={label} hint={hint} problem={form.problems[name]}>
      {(describedBy) => (
        <Textarea
          {...area}
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
