import { expect, it } from 'vitest'
import { readMarketSearch } from '@/data/rules/marketView'

it.each([
  ['BTC', 'BTC'],
  ['btc', 'BTC'],
  ['1inch', '1INCH'],
  ['XYZ', 'XYZ'],
  ['', undefined],
  ['BTC.', 'BTC'],
  ['(BTC)', 'BTC'],
  ['“btc”,', 'BTC'],
  ['$BTC', 'BTC'],
  [' btc\n', 'BTC'],
  ['B\u200bTC\ufeff', 'BTC'],
  ['ＢＴＣ', 'BTC'],
  ['BTC/USDT', 'BTC'],
  ['BTC-USDT', 'BTC'],
  ['BTC,ETH', 'BTC'],
  ['BTC?fbclid', 'BTC'],
  ['<script>', 'SCRIPT'],
  ['__proto__', 'PROTO'],
  ['ВТС', 'ВТС'],
  ['X'.repeat(50), 'X'.repeat(24)],
  [7, '7'],
  ['!!!', '?'],
  [' ', undefined],
  [['BTC', 'ETH'], undefined],
  [null, undefined],
])('reads the asset %j as %s', (asset, symbol) => {
  expect(readMarketSearch({ asset, filter: 'gainers' })).toMatchObject({ asset: symbol, filter: 'gainers' })
})

it.each([
  { filter: 'King tokens', sort: 'market_cap', order: 'DESC' },
  { filter: 'king-tokens.', sort: '(market-cap)', order: 'desc?' },
])('reads what %j means', (search) => {
  const meant = { filter: 'king-tokens', sort: 'market-cap', order: 'desc' }
  expect(readMarketSearch(search)).toMatchObject(meant)
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
