import Big from 'big.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isIncoming, movementTime, sampleMovements } from '@/data/rules/sampleMovements'

const held = (balances: Record<string, string>) =>
  Object.entries(balances).map(([token_symbol, balance]) => ({ token_symbol, balance }))

const everything = held({
  KCC: '12500.75',
  KCREDIT: '3200.5',
  USDT: '8450.25',
  BTC: '0.42815',
  ETH: '3.7542',
})

/** A day of the calendar in this century. */
const anyDay = fc.integer({ min: 11_000, max: 47_000 })

const day = 20_785

const anyBalance = fc
  .bigInt({ min: 0n, max: 10n ** 38n })
  .map((digits) => new Big(`${digits}e-18`).toFixed(18))

const anyHoldings = fc
  .record({ KCC: anyBalance, USDT: anyBalance, BTC: anyBalance, DOGE: anyBalance }, { requiredKeys: [] })
  .map(held)

it('moves three different tokens, none of it more than the account holds', () => {
  fc.assert(
    fc.property(fc.uuid(), anyDay, (id, today) => {
      const movements = sampleMovements(id, everything, today)
      expect(new Set(movements.map(({ symbol }) => symbol)).size).toBe(3)
    }),
  )
  fc.assert(
    fc.property(fc.uuid(), anyHoldings, anyDay, (id, holdings, today) => {
      for (const { symbol, amount, value } of sampleMovements(id, holdings, today)) {
        const balance = holdings.find(({ token_symbol }) => token_symbol === symbol)?.balance ?? '0'
        expect(amount.gt(0)).toBe(true)
        expect(amount.lte(balance)).toBe(true)
        expect(value.gt(0)).toBe(true)
      }
    }),
  )
})

it('writes amounts as people enter them, and no finer than the database stores', () => {
  fc.assert(
    fc.property(fc.uuid(), anyHoldings, anyDay, (id, holdings, today) => {
      for (const { amount } of sampleMovements(id, holdings, today)) {
        expect(amount.prec(2).eq(amount)).toBe(true)
        expect(amount.round(18).eq(amount)).toBe(true)
      }
    }),
  )
})

it('goes back from one movement to the next, each on a day before today', () => {
  fc.assert(
    fc.property(fc.uuid(), anyDay, (id, today) => {
      const days = sampleMovements(id, everything, today).map(({ daysAgo }) => daysAgo)
      expect(days).toEqual([...new Set(days)].toSorted((one, other) => one - other))
      expect(Math.min(...days)).toBeGreaterThan(0)
      expect(Math.max(...days)).toBeLessThan(16)
    }),
  )
})

it('neither buys nor sells what an account pays with', () => {
  fc.assert(
    fc.property(fc.uuid(), anyDay, (id, today) => {
      const kinds = sampleMovements(id, held({ USDT: '10' }), today).map(({ kind }) => kind)
      expect(kinds).toHaveLength(3)
      for (const kind of kinds) expect(['received', 'sent']).toContain(kind)
    }),
  )
})

it('keeps each movement, a day older tomorrow, until a new one takes the place of the last', () => {
  fc.assert(
    fc.property(fc.uuid(), anyDay, (id, today) => {
      const older = sampleMovements(id, everything, today).map(({ daysAgo, ...movement }) => ({
        ...movement,
        daysAgo: daysAgo + 1,
      }))
      const tomorrow = sampleMovements(id, everything, today + 1)
      const isNew = tomorrow[0]?.daysAgo === 1
      expect(isNew ? tomorrow.slice(1) : tomorrow).toEqual(isNew ? older.slice(0, -1) : older)
    }),
  )
})

it('has new ones every few days, the last of them never long ago', () => {
  fc.assert(
    fc.property(fc.uuid(), anyDay, (id, today) => {
      const newest = Array.from(
        { length: 8 },
        (_, later) => sampleMovements(id, everything, today + later)[0]?.daysAgo ?? Number.NaN,
      )
      expect(newest).toContain(1)
      expect(Math.max(...newest)).toBeLessThan(8)
    }),
  )
})

it('is the same for an account on the same day', () => {
  const movements = sampleMovements('an account', everything, day)
  expect(sampleMovements('an account', everything, day)).toEqual(movements)
  expect(sampleMovements('another', everything, day)).not.toEqual(movements)
})

it.each([
  ['of zero', held({ KCC: '0', BTC: '0.000' })],
  ['without a sample price', held({ DOGE: '1050' })],
  ['that cannot be read', held({ BTC: '' })],
  ['of which one cannot be read', held({ BTC: '0.5', ETH: '' })],
  ['too small for a part of it', held({ ETH: '0.000000000000000001' })],
])('has no movements of balances %s', (_, holdings) => {
  expect(sampleMovements('an account', holdings, day)).toEqual([])
})

it('knows which movements add to a balance', () => {
  expect((['received', 'bought', 'sent', 'sold'] as const).filter(isIncoming)).toEqual(['received', 'bought'])
})

it('was so many of the visitor’s own days ago, whatever the clocks did meanwhile', () => {
  const anyMoment = fc.date({
    min: new Date('2026-01-01T00:00:00Z'),
    max: new Date('2027-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(
      anyMoment,
      fc.integer({ min: 1, max: 29 }),
      fc.integer({ min: 7 * 60, max: 23 * 60 - 1 }),
      (now, daysAgo, minute) => {
        const time = movementTime({ daysAgo, minute }, now.getTime())
        expect(time.getTime()).toBeLessThan(now.getTime())
        expect(time.getHours() * 60 + time.getMinutes()).toBe(minute)
        const midday = new Date(now.getFullYear(), now.getMonth(), now.getDate(), 12)
        const before = new Date(time.getFullYear(), time.getMonth(), time.getDate(), 12)
        expect(Math.round((midday.getTime() - before.getTime()) / 86_400_000)).toBe(daysAgo)
      },
    ),
  )
})
