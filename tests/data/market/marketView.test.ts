import { expect, it } from 'vitest'
import { marketViewOf, parseMarketSearch, parseMarketView } from '@/data/market/marketView'

it.each([
  ['BTC', 'BTC'],
  ['btc', 'BTC'],
  ['1inch', '1INCH'],
  ['', undefined],
  ['“btc”,', 'BTC'],
  ['B\u200bTC\ufeff', 'BTC'],
  ['BTC/USDT', 'BTC'],
  ['BTC?fbclid', 'BTC'],
  ['<script>', 'SCRIPT'],
  ['X'.repeat(50), 'X'.repeat(24)],
  [7, '7'],
  ['!!!', '?'],
  [['BTC', 'ETH'], undefined],
])('reads the asset %j as %s', (asset, symbol) => {
  expect(parseMarketSearch({ asset, filter: 'gainers' })).toMatchObject({ asset: symbol, filter: 'gainers' })
})

it.each([
  { filter: 'everything' },
  { filter: '__proto__' },
  { sort: 'luck', order: 'sideways' },
  { 'q[]': 'a', 'filter[]': 'gainers' },
])('ignores the unknown values of %j', (search) => {
  expect(parseMarketSearch(search)).toEqual(parseMarketSearch({}))
})

it.each([
  ['1h', '1h'],
  [' 30d.', '30d'],
  ['24h', undefined],
  ['90d', undefined],
  [7, undefined],
])('reads the range %j as %s', (range, expected) => {
  expect(parseMarketSearch({ asset: 'BTC', range }).range).toBe(expected)
})

it.each([
  ['Candles', 'candles'],
  ['line', undefined],
  ['bars', undefined],
])('reads the drawing %j as %s', (drawing, expected) => {
  expect(parseMarketSearch({ asset: 'BTC', drawing }).drawing).toBe(expected)
})

it('leaves the market as it is without the asset and its chart', () => {
  const search = parseMarketSearch({ asset: 'BTC', range: '7d', drawing: 'candles', filter: 'gainers' })
  expect(marketViewOf(search)).toEqual(parseMarketView({ filter: 'gainers' }))
})
