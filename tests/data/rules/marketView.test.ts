import { expect, it } from 'vitest'
import { readMarketSearch } from '@/data/rules/marketView'

it.each([
  ['BTC', 'BTC'],
  ['btc', 'BTC'],
  ['1inch', '1INCH'],
  ['XYZ', 'XYZ'],
  ['', undefined],
  ['<script>', undefined],
  ['B TC', undefined],
  ['__proto__', undefined],
  ['X'.repeat(50), undefined],
  [['BTC', 'ETH'], undefined],
  [7, undefined],
  [null, undefined],
])('reads the asset %j as %s', (asset, symbol) => {
  expect(readMarketSearch({ asset, filter: 'gainers' })).toMatchObject({ asset: symbol, filter: 'gainers' })
})

it.each([
  { filter: 'everything' },
  { filter: '__proto__' },
  { filter: ['gainers', 'losers'] },
  { sort: 'luck', order: 'sideways' },
  { 'q[]': 'a', 'filter[]': 'gainers' },
])('ignores the unknown values of %j', (search) => {
  expect(readMarketSearch(search)).toEqual(readMarketSearch({}))
})
