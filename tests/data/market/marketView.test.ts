import { expect, it } from 'vitest'
import { marketViewOf, readMarketSearch, readMarketView } from '@/data/market/marketView'

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

it.each([
  ['1h', '1h'],
  ['7D', '7d'],
  [' 30d.', '30d'],
  ['24h', undefined],
  ['90d', undefined],
  ['', undefined],
  [['7d', '1h'], undefined],
  [7, undefined],
])('reads the range %j as %s', (range, expected) => {
  expect(readMarketSearch({ asset: 'BTC', range }).range).toBe(expected)
})

it.each([
  ['Candles', 'candles'],
  ['line', undefined],
  ['bars', undefined],
])('reads the drawing %j as %s', (drawing, expected) => {
  expect(readMarketSearch({ asset: 'BTC', drawing }).drawing).toBe(expected)
})

it('leaves the market as it is without the asset and its chart', () => {
  const search = readMarketSearch({ asset: 'BTC', range: '7d', drawing: 'candles', filter: 'gainers' })
  expect(marketViewOf(search)).toEqual(readMarketView({ filter: 'gainers' }))
})
