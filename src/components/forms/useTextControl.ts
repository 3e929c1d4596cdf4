import { type ChangeEvent, useRef } from 'react'
import type { FormValues } from '@/machines/formProblems'
import { useEarlyText } from './useEarlyText'
import type { Form } from './useForm'

/** The props that connect a text control to its form field. Focused, it is scrolled clear of a toast at the top. */
export function useTextControl<
  Control extends HTMLInputElement | HTMLTextAreaElement,
  Values extends FormValues,
>(form: Form<Values>, name: keyof Values & string) {
  const ref = useRef<Control>(null)
  const value = String(form.values[name])
  const edit = (text: string) => form.edit(name, text)
  useEarlyText(ref, value, edit)
  return {
    ref,
    name,
    value,
    readOnly: form.isBusy,
    scrollMarginTop: 'toast',
    onChange: (event: ChangeEvent<Control>) => edit(event.currentTarget.value),
  }
}
