/** The values of a form by field name: text, or whether a box is ticked. */
export type FormValues = Record<string, string | boolean>

/** The problems of a form's values by field name; nullish for a field without one. */
export type FormProblems<Values extends FormValues = FormValues> = {
  [Name in keyof Values]?: string | null | undefined
}

export const hasProblems = (problems: FormProblems): boolean => Object.values(problems).some(Boolean)

/**
 * Updates the shown problems after an edit of the field `edited`; `found` holds all problems of the values. A corrected
 * field shows no new problem while it is edited, but does when an edit of another field makes it wrong.
 */
export const recheck = (shown: FormProblems, found: FormProblems, edited: string): FormProblems =>
  Object.fromEntries(
    Object.entries(shown).map(([field, problem]) => {
      const isCorrected = field === edited && !problem
      return [field, isCorrected ? null : (found[field] ?? null)]
    }),
  )
