/** Whole seconds from now until a moment, both in milliseconds; 0 when it has passed. */
export const secondsUntil = (moment: number, now: number): number =>
  Math.max(0, Math.ceil((moment - now) / 1000))

/** The seconds that an error asks to wait before the next try; 0 where it names none. */
export function secondsAskedBy(error: unknown): number {
  const seconds: unknown = error instanceof Error ? Reflect.get(error, 'retryAfter') : 0
  return typeof seconds === 'number' && seconds > 0 ? seconds : 0
}
