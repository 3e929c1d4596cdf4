import fc from 'fast-check'
import { expect, it } from 'vitest'
import { calendarDay } from '@/data/text/calendarDay'

const anyMidnight = fc
  .record({ month: fc.integer({ min: 0, max: 24 }), date: fc.integer({ min: 1, max: 28 }) })
  .map(({ month, date }) => ({ month, date, start: new Date(2026, month, date) }))

it('lasts from midnight to midnight by the visitor’s own clock, and the next one follows', () => {
  fc.assert(
    fc.property(anyMidnight, ({ month, date, start }) => {
      const day = calendarDay(start.getTime())
      const next = new Date(2026, month, date + 1).getTime()
      expect(Number.isInteger(day)).toBe(true)
      expect(calendarDay(next - 1)).toBe(day)
      expect(calendarDay(next)).toBe(day + 1)
    }),
  )
})
