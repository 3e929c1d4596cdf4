import Big from 'big.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { historyDays, sampleHistory } from '@/data/rules/sampleHistory'

const anyTotal = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 40n }), fc.integer({ min: 0, max: 36 }))
  .map(([digits, decimals]) => new Big(`${digits}e-${decimals}`))

/** A day of the calendar in this century. */
const anyDay = fc.integer({ min: 11_000, max: 47_000 })

function historyOf(id: string, total: Big, day: number) {
  const history = sampleHistory(id, total, day)
  if (!history) throw new Error('An account with a value has a history.')
  return history
}

const anyHistory = fc
  .record({ id: fc.uuid(), total: anyTotal, day: anyDay })
  .map(({ id, total, day }) => ({ id, total, day, history: historyOf(id, total, day) }))

it('ends exactly at the account’s total, whatever its length', () => {
  fc.assert(
    fc.property(anyHistory, ({ total, history }) => {
      expect(history.parts).toHaveLength(historyDays)
      expect(history.last.eq(total)).toBe(true)
      expect(total.times(history.parts.at(-1) ?? 0).eq(total.times(10_000))).toBe(true)
    }),
  )
})

it('calls today the exact difference of its last two days, in dollars and in percent', () => {
  fc.assert(
    fc.property(anyHistory, ({ total, history: { parts, today } }) => {
      const yesterday = total.minus(today.amount)
      expect(yesterday.times(10_000).eq(total.times(parts.at(-2) ?? 0))).toBe(true)
      expect(today.percent).toBeCloseTo((10_000 / (parts.at(-2) ?? 1) - 1) * 100, 9)
      expect(Math.sign(today.percent)).toBe(today.amount.s)
      expect(today.amount.eq(0)).toBe(false)
    }),
  )
})

it('moves every day, by little, and never to nothing', () => {
  fc.assert(
    fc.property(anyHistory, ({ history: { parts } }) => {
      for (const [day, part] of parts.slice(1).entries()) {
        const before = parts[day] ?? 0
        expect(before).toBeGreaterThan(0)
        expect(part).not.toBe(before)
        expect(Math.abs(part / before - 1)).toBeLessThan(0.021)
      }
    }),
  )
})

it('has its high and its low among its days', () => {
  fc.assert(
    fc.property(anyHistory, ({ total, history: { parts, first, last, high, low } }) => {
      const days = parts.map((part) => total.times(part).times('0.0001'))
      for (const day of [...days, first, last]) {
        expect(high.gte(day)).toBe(true)
        expect(low.lte(day)).toBe(true)
      }
    }),
  )
})

it('is one place further back tomorrow, up to a new today', () => {
  fc.assert(
    fc.property(anyHistory, ({ id, total, day, history }) => {
      const tomorrow = historyOf(id, total, day + 1)
      const [, ...kept] = history.parts
      const moved = tomorrow.parts.slice(0, -1)
      // Both are in parts of their own last day.
      const scale = (moved.at(-1) ?? 0) / 10_000
      for (const [place, part] of kept.entries())
        expect(Math.abs((moved[place] ?? 0) - part * scale)).toBeLessThan(2)
    }),
  )
})

it('has another today from day to day', () => {
  fc.assert(
    fc.property(fc.uuid(), anyDay, (id, day) => {
      const week = Array.from(
        { length: 7 },
        (_, later) => historyOf(id, new Big(1), day + later).today.percent,
      )
      expect(new Set(week).size).toBeGreaterThan(3)
    }),
  )
})

it('is the same for an account on a day, whatever its total, and another for each account', () => {
  fc.assert(
    fc.property(anyHistory, fc.uuid(), anyTotal, ({ id, total, day, history }, other, otherTotal) => {
      expect(sampleHistory(id, total, day)).toEqual(history)
      expect(sampleHistory(id, otherTotal, day)?.parts).toEqual(history.parts)
      if (other !== id) expect(sampleHistory(other, total, day)?.parts).not.toEqual(history.parts)
    }),
  )
})

it('rises for some accounts and falls for others', () => {
  const changes = fc.sample(anyHistory, { numRuns: 200, seed: 7 }).map(({ history }) => history)
  expect(changes.some(({ first, last }) => last.gt(first))).toBe(true)
  expect(changes.some(({ first, last }) => last.lt(first))).toBe(true)
})

it('is missing for an account without a value', () => {
  expect(sampleHistory('a', new Big(0), 20_785)).toBeNull()
})
