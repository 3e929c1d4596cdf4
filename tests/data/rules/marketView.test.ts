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
