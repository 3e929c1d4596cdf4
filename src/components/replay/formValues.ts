/** The values with which a form begins, from its machine's input; nothing for other machines. */
export const valuesOf = (input: unknown): Record<string, unknown> =>
  typeof input === 'object' && input !== null && 'values' in input && typeof input.values === 'object'
    ? { ...input.values }
    : {}

/** A form as a recording names it, by its fields: `email-password`; undefined for what is no form. */
export const formName = (input: unknown): string | undefined =>
  Object.keys(valuesOf(input)).join('-') || undefined
