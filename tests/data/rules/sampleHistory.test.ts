import Big from 'big.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { historyDays, sampleHistory } from '@/data/rules/sampleHistory'

const anyTotal = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 40n }), fc.integer({ min: 0, max: 36 }))
  .map(([digits, decimals]) => new Big(`${digits}e-${decimals}`))

const anyHistory = fc.record({ id: fc.uuid(), total: anyTotal }).map(({ id, total }) => {
  const history = sampleHistory(id, total)
  if (!history) throw new Error('An account with a value has a history.')
  return { id, total, history }
})

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

it('is the same for an account each time, whatever its total, and another for each account', () => {
  fc.assert(
    fc.property(anyHistory, fc.uuid(), anyTotal, ({ id, total, history }, other, otherTotal) => {
      expect(sampleHistory(id, total)).toEqual(history)
      expect(sampleHistory(id, otherTotal)?.parts).toEqual(history.parts)
      if (other !== id) expect(sampleHistory(other, total)?.parts).not.toEqual(history.parts)
    }),
  )
})

it('rises for some accounts and falls for others', () => {
  const changes = fc.sample(anyHistory, { numRuns: 200, seed: 7 }).map(({ history }) => history)
  expect(changes.some(({ first, last }) => last.gt(first))).toBe(true)
  expect(changes.some(({ first, last }) => last.lt(first))).toBe(true)
})

it('is missing for an account without a value', () => {
  expect(sampleHistory('a', new Big(0))).toBeNull()
})
