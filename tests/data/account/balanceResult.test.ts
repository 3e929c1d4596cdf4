import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  balanceSorting,
  describeBalances,
  hiddenBalanceSorting,
  isSearchable,
  selectBalances,
  withoutAmounts,
} from '@/data/account/balanceResult'
import type { BalanceView } from '@/data/account/balanceView'

const holdingsOf = (balances: Record<string, string>) =>
  Object.entries(balances).map(([token_symbol, balance]) => ({ token_symbol, balance }))

/** Values: BTC 30,000, KCC 15, USDT 200, KCREDIT 40, DOGE none. */
const holdings = holdingsOf({ DOGE: '5000', USDT: '200', BTC: '0.5', KCREDIT: '40', KCC: '10' })

const shown = (view: BalanceView, of = holdings) =>
  selectBalances(of, view).map(({ token_symbol }) => token_symbol)

describe('the order', () => {
  it.each<[BalanceView, string[]]>([
    [{}, ['KCC', 'KCREDIT', 'USDT', 'BTC', 'DOGE']],
    [{ sort: 'name' }, ['BTC', 'DOGE', 'KCC', 'KCREDIT', 'USDT']],
    [{ sort: 'name', order: 'desc' }, ['USDT', 'KCREDIT', 'KCC', 'DOGE', 'BTC']],
    [{ sort: 'balance' }, ['DOGE', 'USDT', 'KCREDIT', 'KCC', 'BTC']],
    [{ sort: 'balance', order: 'asc' }, ['BTC', 'KCC', 'KCREDIT', 'USDT', 'DOGE']],
    [{ sort: 'value' }, ['BTC', 'USDT', 'KCREDIT', 'KCC', 'DOGE']],
    [{ sort: 'value', order: 'asc' }, ['DOGE', 'KCC', 'KCREDIT', 'USDT', 'BTC']],
    [{ sort: 'share' }, ['BTC', 'USDT', 'KCREDIT', 'KCC', 'DOGE']],
  ])('of %j is %j', (view, symbols) => {
    expect(shown(view)).toEqual(symbols)
  })

  it.each<[string, Record<string, string>, string[], string[]]>([
    [
      'that no float tells apart',
      { KCC: '99999999999999999999.999999999999999998', USDT: '99999999999999999999.999999999999999999' },
      ['KCC', 'USDT'],
      ['USDT', 'KCC'],
    ],
    [
      'that are equal, as listed',
      { ETH: '0', USDT: '0', KCC: '0' },
      ['KCC', 'USDT', 'ETH'],
      ['KCC', 'USDT', 'ETH'],
    ],
    [
      'that cannot be read, last',
      { KCC: '', USDT: '1', BTC: '2' },
      ['USDT', 'BTC', 'KCC'],
      ['BTC', 'USDT', 'KCC'],
    ],
  ])('is that of balances %s, both ways', (_, balances, rising, falling) => {
    expect(shown({ sort: 'balance', order: 'asc' }, holdingsOf(balances))).toEqual(rising)
    expect(shown({ sort: 'balance', order: 'desc' }, holdingsOf(balances))).toEqual(falling)
  })

  it('neither loses nor doubles a balance', () => {
    const anyView = fc.record({
      sort: fc.constantFrom(...balanceSorting.columns.map(({ sort }) => sort)),
      order: fc.constantFrom('asc' as const, 'desc' as const),
    })
    const anyHoldings = fc.array(
      fc.record({ token_symbol: fc.string(), balance: fc.oneof(fc.string(), fc.nat().map(String)) }),
    )
    fc.assert(
      fc.property(anyHoldings, anyView, (all, view) => {
        expect(new Set(selectBalances(all, view))).toEqual(new Set(all))
      }),
    )
  })
})

it.each([
  ['bitcoin', ['BTC']],
  ['KC', ['KCC', 'KCREDIT']],
  ['tether', ['USDT']],
  ['moonshot', []],
])('the search «%s» finds %j by a part of the name or the symbol', (q, symbols) => {
  expect(shown({ q })).toEqual(symbols)
})

it('searches within an order', () => {
  expect(shown({ q: 'k', sort: 'value' })).toEqual(['KCREDIT', 'KCC'])
})

it('is searched if there are more than six, or if there is a search', () => {
  expect([6, 7].map((count) => isSearchable({}, count))).toEqual([false, true])
  expect(isSearchable({ q: 'btc' }, 5)).toBe(true)
})

it('is in no order of amounts while these are hidden', () => {
  for (const sort of ['balance', 'value', 'share'] as const)
    expect(withoutAmounts({ q: 'k', sort, order: 'asc' })).toEqual({ q: 'k' })
  expect(withoutAmounts({ sort: 'name', order: 'desc' })).toEqual({ sort: 'name', order: 'desc' })
  expect(hiddenBalanceSorting.columns.map(({ sort }) => sort)).toEqual(['listed', 'name'])
})

it('says how many balances a search has left', () => {
  expect(describeBalances(undefined, 5, 5)).toBe('5 balances shown')
  expect(describeBalances(undefined, 1, 1)).toBe('1 balance shown')
  expect(describeBalances('eth', 0, 1)).toBe('0 of 1 balance shown: matching “eth”')
  expect(describeBalances(' btc ', 1, 5)).toBe('1 of 5 balances shown: matching “btc”')
})
