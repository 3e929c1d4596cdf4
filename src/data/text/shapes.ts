/** True if an unknown value is an object with fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A table's own entry for a foreign key; undefined for what every object inherits, such as `constructor`. */
export const entryOf = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined

/** What a text says as JSON; undefined without one, or if it is something else. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** An unknown value if it is text, else an empty string. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
