const dayLength = 86_400_000

/** The number of a moment's day in the visitor's own calendar; `now` in milliseconds since the epoch. */
export function calendarDay(now: number): number {
  const day = new Date(now)
  return Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / dayLength
}
