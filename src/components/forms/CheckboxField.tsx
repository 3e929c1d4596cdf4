import { Checkbox } from '@chakra-ui/react/checkbox'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FormValues } from '@/machines/formProblems'
import { FieldFrame } from './FieldFrame'
import type { Form } from './useForm'

export type CheckboxFieldProps<Values extends FormValues> = {
  form: Form<Values>
  name: keyof Values & string
  children: ReactNode
  /** Shown below the label, not inside it. Links belong here, since a click on the label toggles the box. */
  note?: ReactNode
}

/** A checkbox labelled by its children, with its error message. */
export function CheckboxField<Values extends FormValues>({
  form,
  name,
  children,
  note,
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
                return <chakra.input {...input} {...description} srOnly />
              }}
            </Checkbox.Context>
            {/* Chakra's is a `div`, which a label must not hold. */}
            <Checkbox.Control asChild>
              <span>
                {/* Shown by the box itself, which can be ticked before the page is hydrated, unlike `Checkbox.Indicator`. */}
                <Check strokeWidth="3" aria-hidden />
              </span>
            </Checkbox.Control>
            <Checkbox.Label>{children}</Checkbox.Label>
          </Checkbox.Root>
          {note ? (
            <Text textStyle="sm" color="fg.muted" ps="9">
              {note}
            </Text>
          ) : null}
        </>
      )}
    </FieldFrame>
  )
}
