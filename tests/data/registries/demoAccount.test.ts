import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { demoBalances } from '@/data/registries/demoAccount'

it('shows visitors the balances that the demo account has', () => {
  const seed = readFileSync('supabase/seed.sql', 'utf8')
  const rows = [...seed.matchAll(/\('([A-Z]+)', ([\d.]+)\)/g)].map(([, symbol, balance]) => [symbol, balance])
  expect(Object.entries(demoBalances)).toEqual(rows)
})
