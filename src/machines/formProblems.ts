/** What a form holds: text, or a ticked box, by field name. */
export type FormValues = Record<string, string | boolean>

/** What is wrong with a form's values, by field name; a field without a problem has none, or no entry. */
export type FormProblems<Values extends FormValues = FormValues> = {
  [Name in keyof Values]?: string | null | undefined
}

/** Whether something is wrong. */
export const hasProblems = (problems: FormProblems): boolean => Object.values(problems).some(Boolean)

/**
 * What the visitor is still told after an edit, of what they had been told; `found` is everything that is wrong now. A
 * field that was right already is left alone while it is typed in, and told of again when another one makes it wrong.
 */
export const keepTelling = (told: FormProblems, found: FormProblems, edited: string): FormProblems =>
  Object.fromEntries(
    Object.entries(told).map(([field, problem]) => {
      const wasRight = field === edited && !problem
      return [field, wasRight ? null : (found[field] ?? null)]
    }),
  )
