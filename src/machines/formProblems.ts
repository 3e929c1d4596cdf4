/** What a form holds: text, or a ticked box, by field name. */
export type FormValues = Record<string, string | boolean>

/** What is wrong with a form's values, by field name; a field without a problem has none, or no entry. */
export type FormProblems<Values extends FormValues = FormValues> = {
  [Name in keyof Values]?: string | null | undefined
}

/** Whether something is wrong. */
export const hasProblems = (problems: FormProblems): boolean => Object.values(problems).some(Boolean)

/**
 * Updates the problems that are shown after an edit; `found` is everything that is wrong now. A field that has been
 * corrected is left alone while it is edited, and complained of again when the edit of another one makes it wrong.
 */
export const recheck = (shown: FormProblems, found: FormProblems, edited: string): FormProblems =>
  Object.fromEntries(
    Object.entries(shown).map(([field, problem]) => {
      const isCorrected = field === edited && !problem
      return [field, isCorrected ? null : (found[field] ?? null)]
    }),
  )
