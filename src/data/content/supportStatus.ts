import type { SupportHours, Weekday } from './contact'

/**
 * The state of support at a moment: open, closed, or for emergencies only; and the moment of the next closing or
 * opening, in milliseconds since the epoch.
 */
export type SupportStatus = { state: 'open' | 'closed' | 'emergency'; until: number }

const anHour = 3_600_000
const aWeekOfHours = 7 * 24

/** The place whose clock the support hours follow, summer time included. */
const newYork = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  weekday: 'short',
  hour: 'numeric',
  hourCycle: 'h23',
})

function stateAt(moment: number, table: readonly SupportHours[]): SupportStatus['state'] {
  const parts = newYork.formatToParts(moment)
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value
  const today = table.find(({ weekdays }) => weekdays.includes(partOf('weekday') as Weekday))
  if (!today) return 'closed'
  if (today.from === undefined || today.to === undefined) return 'emergency'
  const hour = Number(partOf('hour'))
  return hour >= today.from && hour < today.to ? 'open' : 'closed'
}

/**
 * The status of support at a moment, by New York's clock. The next change is looked for hour by hour, since New York's
 * hours begin with the epoch's in summer and in winter.
 */
export function findSupportStatus(now: number, table: readonly SupportHours[]): SupportStatus {
  const state = stateAt(now, table)
  const thisHour = now - (now % anHour)
  const later = Array.from({ length: aWeekOfHours }, (_, index) => thisHour + (index + 1) * anHour)
  const isOpen = state === 'open'
  const until = later.find((moment) => (stateAt(moment, table) === 'open') !== isOpen)
  return { state, until: until ?? Number.POSITIVE_INFINITY }
}
