import { useId } from 'react'

/**
 * Ids for a field's hint and complaint, and what describes its input: the complaint, else the hint. Ark names a
 * complaint by `aria-errormessage` alone, which few screen readers say.
 */
export function useDescription(problem: string | undefined, hint?: string) {
  const helperText = useId()
  const errorText = useId()
  const describedBy = hint ? helperText : undefined
  return { ids: { helperText, errorText }, describedBy: problem ? errorText : describedBy }
}
