import { Checkbox } from '@chakra-ui/react/checkbox'
import { chakra } from '@chakra-ui/react/styled-system'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
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

/** A checkbox labelled by its children, with its error message. A press on a link among them opens it and ticks nothing. */
export function CheckboxField<Values extends FormValues>({
  form,
  name,
  children,
  spoken,
}: CheckboxFieldProps<Values>) {
  return (
    <FieldFrame problem={form.problems[name]}>
      {(description) => (
        <>
          <Checkbox.Root name={name} checked={form.values[name] === true} readOnly={form.isBusy}>
            <Checkbox.Context>
              {({ getHiddenInputProps }) => {
                // `Checkbox.HiddenInput` hides it by a style attribute, which the policy of the site blocks.
                const { style, ...input } = getHiddenInputProps()
                const spokenName = spoken ? { 'aria-label': spoken, 'aria-labelledby': undefined } : null
                return <chakra.input {...input} {...description} {...spokenName} srOnly />
              }}
            </Checkbox.Context>
            {/* Chakra's is a `div`, which a label must not hold. */}
            <Checkbox.Control asChild>
              <span>
                {/* Shown by the box itself, which can be ticked before the page is hydrated, unlike `Checkbox.Indicator`. */}
                <Check strokeWidth="3" aria-hidden />
              </span>
            </Checkbox.Control>
            <Checkbox.Label textWrap="balance">{children}</Checkbox.Label>
          </Checkbox.Root>
        </>
      )}
    </FieldFrame>
  )
}
