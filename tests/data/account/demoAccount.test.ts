import { readFileSync } from 'node:fs'
import Big from 'big.js'
import { expect, it } from 'vitest'
import { ownedAmount } from '@/data/account/balances'
import { demoBalances } from '@/data/account/demoAccount'

it('shows visitors the balances that the demo account has', () => {
  const seed = readFileSync('supabase/seed.sql', 'utf8')
  const sums: Record<string, Big> = {}
  for (const [, symbol = '', amount = ''] of seed.matchAll(/', '([A-Z]+)', (-?[\d.]+), '/g))
    sums[symbol] = (sums[symbol] ?? new Big(0)).plus(amount)
  expect(
    Object.entries(sums)
      .map(([symbol, sum]) => [symbol, sum.toFixed()])
      .toSorted(),
  ).toEqual(Object.entries(demoBalances).toSorted())
})

it('has no balance that is cut off, so that balance and price give the value beside them', () => {
  const cutOff = Object.values(demoBalances).filter((balance) => !ownedAmount(new Big(balance)).isExact)
  expect(cutOff).toEqual([])
})
