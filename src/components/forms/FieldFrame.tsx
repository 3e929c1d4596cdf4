import { Field } from '@chakra-ui/react/field'
import { type ReactNode, useId } from 'react'

/** The describing element of a control: its error message, else its hint. */
type Description = { 'aria-describedby': string | undefined; 'aria-errormessage': string | undefined }

export type FieldFrameProps = {
  /** The control's, by which `onFieldLeft` knows all that belongs to the field. */
  name: string
  label?: string
  hint?: string | undefined
  problem: string | null | undefined
  /** Renders the control, which gets `description`. */
  children: (description: Description) => ReactNode
}

/**
 * Label, hint and error message around the control of a required field. Ark describes a
 * control only once it has found the error message or the hint in the document; hence `description`.
 */
export function FieldFrame({ name, label, hint, problem, children }: FieldFrameProps) {
  const helperText = useId()
  const errorText = useId()
  const description = {
    'aria-describedby': problem ? errorText : hint ? helperText : undefined,
    'aria-errormessage': problem ? errorText : undefined,
  }
  return (
    // Ark makes it a group, of which a screen reader would announce the ends, though nothing names it.
    <Field.Root
      role="presentation"
      data-field={name}
      required
      invalid={!!problem}
      ids={{ helperText, errorText }}
    >
      {label ? <Field.Label>{label}</Field.Label> : null}
      {children(description)}
      {hint && !problem ? <Field.HelperText>{hint}</Field.HelperText> : null}
      {problem ? <Field.ErrorText>{problem}</Field.ErrorText> : null}
    </Field.Root>
  )
}
