import Big from 'big.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { historyDays, mostMovements, totalHistory } from '@/data/account/totalHistory'

/** A day of the calendar, and a moment of it: so many hours after its midnight. */
const today = 20_785
const moment = (daysAgo: number, hour = 12) => new Date(1970, 0, 1 + today - daysAgo, hour).toISOString()

type Change = { daysAgo: number; token_symbol: string; amount: string }

/** Accounts whose balances have come about by changes, oldest first, of an empty one. */
function accountAfter(changes: readonly Change[]) {
  const balances: Record<string, Big> = {}
  const movements = changes.map(({ daysAgo, token_symbol, amount }) => {
    const balance = (balances[token_symbol] ?? new Big(0)).plus(amount)
    balances[token_symbol] = balance
    return { token_symbol, amount, balance_after: balance.toFixed(), moved_at: moment(daysAgo) }
  })
  const holdings = Object.entries(balances).map(([token_symbol, balance]) => ({
    token_symbol,
    balance: balance.toFixed(),
  }))
  return { holdings, movements: movements.toReversed() }
}

const historyOf = (changes: readonly Change[]) => {
  const { holdings, movements } = accountAfter(changes)
  return totalHistory(holdings, movements, today)
}

/** The totals of the days, each with the number of days in a row on which it was that. */
function runs(history: ReturnType<typeof totalHistory>) {
  const known: [string, number][] = []
  for (const day of history?.days ?? []) {
    const last = known.at(-1)
    if (last?.[0] === day.toFixed()) last[1] += 1
    else known.push([day.toFixed(), 1])
  }
  return known
}

it('is nothing before the first movement, and keeps a balance that is as old as the account', () => {
  const { movements } = accountAfter([{ daysAgo: 2, token_symbol: 'KCC', amount: '4' }])
  const holdings = [
    { token_symbol: 'KCC', balance: '4' },
    { token_symbol: 'USDT', balance: '10' },
  ]
  expect(runs(totalHistory(holdings, movements, today))).toEqual([
    ['10', 27],
    ['16', 3],
  ])
  const since = [{ token_symbol: 'KCC', amount: '4', balance_after: '9', moved_at: moment(2) }]
  expect(runs(totalHistory([{ token_symbol: 'KCC', balance: '9' }], since, today))).toEqual([
    ['7.5', 27],
    ['13.5', 3],
  ])
})

it('ends at nothing where nothing is left, and is missing where nothing moved or is known', () => {
  const { holdings, movements } = accountAfter([{ daysAgo: 2, token_symbol: 'KCC', amount: '4' }])
  const spent = [
    { daysAgo: 2, token_symbol: 'USDT', amount: '5' },
    { daysAgo: 1, token_symbol: 'USDT', amount: '-5' },
  ]
  expect(runs(historyOf(spent))).toEqual([
    ['0', 27],
    ['5', 1],
    ['0', 2],
  ])
  expect(totalHistory(holdings, [], today)).toBeNull()
  expect(totalHistory([{ token_symbol: 'KCC', balance: '' }], movements, today)).toBeNull()
  expect(historyOf([{ daysAgo: 2, token_symbol: 'DOGE', amount: '4' }])).toBeNull()
})

it('is missing where so much has moved in these days that not all of it was read', () => {
  const many = (oldest: number) =>
    historyOf(
      Array.from({ length: mostMovements }, (_, index) => ({
        daysAgo: index === 0 ? oldest : 1,
        token_symbol: 'USDT',
        amount: '1',
      })),
    )
  expect(many(historyDays - 2)).toBeNull()
  expect(runs(many(historyDays - 1)).at(-1)).toEqual([String(mostMovements), 2])
})

it('ends at the total of now, and changes on no other day by other than what moved on it', () => {
  const anyChange = fc.record({
    daysAgo: fc.integer({ min: 0, max: 45 }),
    token_symbol: fc.constantFrom('KCREDIT', 'USDT'),
    amount: fc.bigInt({ min: 1n, max: 10n ** 38n }).map((digits) => new Big(`${digits}e-18`).toFixed()),
  })
  fc.assert(
    fc.property(fc.array(anyChange, { minLength: 1, maxLength: 20 }), (changes) => {
      const ordered = changes.toSorted((one, other) => other.daysAgo - one.daysAgo)
      const { days = [], first, last, high, low } = historyOf(ordered) ?? {}
      expect(days).toHaveLength(historyDays)
      expect([first, last]).toEqual([days[0], days.at(-1)])
      const rising = days.toSorted((one, other) => one.cmp(other))
      expect([low, high]).toEqual([rising[0], rising.at(-1)])
      for (const [place, total] of days.entries()) {
        const then = ordered.filter(({ daysAgo }) => daysAgo >= historyDays - 1 - place)
        expect(total.eq(then.reduce((sum, { amount }) => sum.plus(amount), new Big(0)))).toBe(true)
      }
    }),
  )
})
