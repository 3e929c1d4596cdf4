import { chakra, useSlotRecipe } from '@chakra-ui/react/styled-system'
import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { FormValues } from '@/machines/formProblems'
import { FieldFrame } from './FieldFrame'
import type { Form } from './useForm'

export type CheckboxFieldProps<Values extends FormValues> = {
  form: Form<Values>
  name: keyof Values & string
  children: ReactNode
  /** Its name for screen readers, where links among its children say more than is shown. */
  spoken?: string
}

/**
 * A checkbox labelled by its children, with its error message. A press on a link among them opens it and ticks nothing. It
 * is the browser's own, since Chakra's keeps a state beside it, which would undo what was ticked before hydration.
 */
export function CheckboxField<Values extends FormValues>({
  form,
  name,
  children,
  spoken,
}: CheckboxFieldProps<Values>) {
  const styles = useSlotRecipe({ key: 'checkbox' })()
  const label = useId()
  const problem = form.problems[name]
  return (
    <FieldFrame name={name} problem={problem}>
      {(description) => (
        <chakra.label css={styles.root}>
          <chakra.input
            type="checkbox"
            name={name}
            defaultChecked={form.defaults[name] === true}
            required
            {...description}
            aria-invalid={!!problem}
            {...(spoken ? { 'aria-label': spoken } : { 'aria-labelledby': label })}
            // There is no read-only checkbox.
            onClick={form.isBusy ? (event) => event.preventDefault() : undefined}
            srOnly
          />
          <chakra.span css={styles.control} data-invalid={problem ? '' : undefined} aria-hidden>
            <Check strokeWidth="3" aria-hidden />
          </chakra.span>
          <chakra.span id={label} css={styles.label} textWrap="balance">
            {children}
          </chakra.span>
        </chakra.label>
      )}
    </FieldFrame>
  )
}
