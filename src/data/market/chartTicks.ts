import type { PriceRange } from './priceRange'

/** The smallest step between two prices up to a high that are written differently. */
const finest = (high: number) => (high < 0.01 ? 10 ** (Math.floor(Math.log10(high)) - 3) : 0.01)

const niceSteps = [1, 2, 5, 10]

/** Round prices between a low and a high, six at most. */
export function priceTicks(low: number, high: number): number[] {
  const rough = (high - low) / 5
  if (!(rough > 0)) return []
  const power = 10 ** Math.floor(Math.log10(rough))
  const nice = (niceSteps.find((step) => step * power >= rough) ?? 10) * power
  const step = Math.max(nice, finest(high))
  const first = Math.ceil(low / step)
  const count = Math.floor(high / step) - first + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * step)
}

const quarter = 15 * 60_000

/** Between two ticks of a range that is longer than an hour: so many days, or so many hours. */
const timeSteps: Record<Exclude<PriceRange, '1h'>, { days: number; hours: number }> = {
  '24h': { days: 0, hours: 6 },
  '7d': { days: 2, hours: 0 },
  '30d': { days: 7, hours: 0 },
}

/** The times between two of them that a range's axis names, at full quarters, hours or days where the visitor is. */
export function timeTicks(range: PriceRange, from: number, to: number): number[] {
  const ticks: number[] = []
  // Clocks change by full quarters, so these need no calendar: an hour that a clock shows twice has its own ticks each time.
  if (range === '1h') {
    for (let at = Math.ceil(from / quarter) * quarter; at <= to; at += quarter) ticks.push(at)
    return ticks
  }
  const { days, hours } = timeSteps[range]
  const start = new Date(from)
  const [year, month, day] = [start.getFullYear(), start.getMonth(), start.getDate()]
  for (let count = 0; ; count += 1) {
    const at = new Date(year, month, day + count * days, count * hours).getTime()
    if (at > to) return ticks
    if (at >= from) ticks.push(at)
  }
}

const formats = {
  date: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }),
  shortDate: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }),
  time: new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }),
}

/** A time where the visitor is: `27 November 14:30`. */
export const formatMoment = (at: number) => `${formats.date.format(at)} ${formats.time.format(at)}`

const dayOfMonth = (at: number) => new Date(at).getDate()

/** A tick of a range's axis: `14:30`, or `27 Nov` where a day begins, which is at 01:00 if the clocks change at midnight. */
export const formatTick = (at: number): string =>
  (dayOfMonth(at) === dayOfMonth(at - 1) ? formats.time : formats.shortDate).format(at)
