/** The values of a form by field name: text, or whether a box is ticked. */
export type FormValues = Record<string, string | boolean>

/** The problems of a form's values by field name; nullish for a field without one. */
export type FormProblems<Values extends FormValues = FormValues> = {
  [Name in keyof Values]?: string | null | undefined
}

/** The problems without the fields that have none. JSON keeps no key that is undefined, so a context must not hold one. */
export const onlyProblems = (problems: FormProblems): FormProblems =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))

export const hasProblems = (problems: FormProblems): boolean => Object.values(problems).some(Boolean)

/** The problems of the fields that are keys of `fields`. */
export const pick = (problems: FormProblems, fields: object): FormProblems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => Object.hasOwn(fields, name)))

export const hasSameValues = (one: FormValues, other: FormValues): boolean =>
  Object.entries(one).every(([name, value]) => value === other[name])

/** The problems that explain a refusal, of the fields that still hold what was refused. */
export const explainedBy = (problems: FormProblems, refused: FormValues, values: FormValues): FormProblems =>
  Object.fromEntries(
    Object.entries(problems).filter(([name, problem]) => problem && values[name] === refused[name]),
  )
