import { Field } from '@chakra-ui/react/field'
import { type ReactNode, useId } from 'react'

export type FieldFrameProps = {
  label?: string
  hint?: string | undefined
  problem: string | null | undefined
  /** Renders the control; `describedBy` is the id of the error message, else of the hint. */
  children: (describedBy: string | undefined) => ReactNode
}

/**
 * Label, hint and error message around the control of a required field. Ark links the error message by
 * `aria-errormessage` alone, which few screen readers announce; hence `describedBy`.
 */
export function FieldFrame({ label, hint, problem, children }: FieldFrameProps) {
  const helperText = useId()
  const errorText = useId()
  const hintId = hint ? helperText : undefined
  return (
    // Ark makes it a group, of which a screen reader would announce the ends, though nothing names it.
    <Field.Root role="presentation" required invalid={!!problem} ids={{ helperText, errorText }}>
      {label ? <Field.Label>{label}</Field.Label> : null}
      {children(problem ? errorText : hintId)}
      {hint && !problem ? <Field.HelperText>{hint}</Field.HelperText> : null}
      {problem ? <Field.ErrorText>{problem}</Field.ErrorText> : null}
    </Field.Root>
  )
}
