const isCombined = (guard: unknown) => typeof guard === 'function' && ['and', 'or'].includes(guard.name)

/** A guard in words: its own name, or those of the guards that it combines. */
export function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type)
  if (typeof guard !== 'function') return 'a condition'
  const { name, guards } = guard as { name: string; guards?: readonly unknown[] }
  if (!guards) return name || 'a condition'
  if (name === 'not') return `not ${guards.map(guardName).join()}`
  const words = guards.map((inner) => (isCombined(inner) ? `(${guardName(inner)})` : guardName(inner)))
  return words.join(` ${name} `)
}
