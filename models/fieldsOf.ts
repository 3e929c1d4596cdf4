/** A form as the site's recording names it, by its fields: `email-password`; null for what is no form. */
export const fieldsOf = (input: unknown): string | null =>
  typeof input === 'object' && input !== null && 'values' in input && typeof input.values === 'object'
    ? Object.keys(input.values ?? {}).join('-')
    : null
