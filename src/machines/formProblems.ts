/** The values of a form by field name: text, or whether a box is ticked. */
export type FormValues = Record<string, string | boolean>

/** The problems of a form's values by field name; nullish for a field without one. */
export type FormProblems<Values extends FormValues = FormValues> = {
  [Name in keyof Values]?: string | null | undefined
}

/** The values of a form's fields and their problems. */
export type CheckedValues<Values extends FormValues = FormValues> = { values: Values; problems: FormProblems }

/** The values with their problems, of which JSON keeps no undefined one: only fields with a problem are keys. */
export const checked = <Values extends FormValues>(
  values: Values,
  validate: (values: Values) => FormProblems<Values>,
): CheckedValues<Values> => ({
  values,
  problems: Object.fromEntries(Object.entries(validate(values)).filter(([, problem]) => problem)),
})

export const hasProblems = (problems: FormProblems): boolean => Object.values(problems).some(Boolean)

/** The problems of the fields that are keys of `fields`. */
export const pick = (problems: FormProblems, fields: object): FormProblems =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => Object.hasOwn(fields, name)))

/** The fields that hold something else than in `sent`. */
export const differing = (values: FormValues, sent: FormValues): string[] =>
  Object.keys(sent).filter((name) => values[name] !== sent[name])

/** The problems that explain a refusal, for fields that still have the refused value. */
export const explainedBy = (problems: FormProblems, altered: readonly string[]): FormProblems =>
  Object.fromEntries(Object.entries(problems).filter(([name, problem]) => problem && !altered.includes(name)))
