import { Field } from '@chakra-ui/react/field'
import { type ReactNode, useId } from 'react'

export type FieldFrameProps = {
  label?: string
  hint?: string | undefined
  problem: string | null | undefined
  /** Draws the control, which `describedBy` describes: by the complaint, else by the hint. */
  children: (describedBy: string | undefined) => ReactNode
}

/**
 * Label, hint and complaint around the control of a required field. Ark ties a complaint to its control by
 * `aria-errormessage` alone, which few screen readers say; hence `describedBy`.
 */
export function FieldFrame({ label, hint, problem, children }: FieldFrameProps) {
  const helperText = useId()
  const errorText = useId()
  const hintId = hint ? helperText : undefined
  return (
    <Field.Root required invalid={!!problem} ids={{ helperText, errorText }}>
      {label ? <Field.Label>{label}</Field.Label> : null}
      {children(problem ? errorText : hintId)}
      {hint && !problem ? <Field.HelperText>{hint}</Field.HelperText> : null}
      {problem ? <Field.ErrorText>{problem}</Field.ErrorText> : null}
    </Field.Root>
  )
}
