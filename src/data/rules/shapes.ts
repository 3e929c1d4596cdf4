/** True if an unknown value is an object with fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An unknown value if it is text, else an empty string. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
