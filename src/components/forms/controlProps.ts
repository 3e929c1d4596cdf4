import type { FormValues } from '@/machines/formProblems'
import type { Form } from './useForm'

/** The props that connect a text control to its form field. Focused, it is scrolled clear of a toast, above or below. */
export const controlProps = <Values extends FormValues>(form: Form<Values>, name: keyof Values & string) => ({
  name,
  // Not the present value: of a field that holds its default the browser restores nothing.
  defaultValue: String(form.defaults[name]),
  readOnly: form.isBusy,
  // Not the name of a token, which this property of the library leaves as it is.
  scrollMarginBlock: '10rem',
})
