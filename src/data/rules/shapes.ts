/** Whether a value that came from outside is an object with fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value that came from outside, where it is text; else empty. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
