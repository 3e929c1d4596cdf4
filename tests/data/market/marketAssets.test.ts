import { expect, it } from 'vitest'
import { marketAssets } from '@/data/market/marketAssets'
import { openOf } from '@/data/market/quotes'
import { kcc, tickerTokens } from '@/data/market/tokens'
import { howTo } from '../../howTo'

it('lets no asset step farther than the specification, and a stablecoin hardly', () => {
  const volatilityOf = (wanted: string) => marketAssets.find(({ symbol }) => symbol === wanted)?.volatility
  expect(['USDT', 'USDC', 'KCREDIT'].map(volatilityOf)).toEqual([0.02, 0.02, 0.1])
  const wild = marketAssets.filter(({ volatility }) => !(volatility > 0 && volatility <= 1))
  expect(wild, howTo('A token')).toEqual([])
  const wildInTicker = tickerTokens.filter(({ volatility }) => volatility > 0.25)
  expect(wildInTicker, howTo('A token')).toEqual([])
  expect((openOf(kcc) * kcc.volatility) / 100).toBeLessThanOrEqual(0.05)
})

it('has a volume and a market cap for every asset, and every symbol once', () => {
  const empty = marketAssets.filter(({ volume, marketCap }) => !(volume > 0 && marketCap > 0))
  expect(empty, howTo('A token')).toEqual([])
  const symbols = marketAssets.map(({ symbol }) => symbol)
  const twice = symbols.filter((symbol, index) => symbols.indexOf(symbol) !== index)
  expect(twice, howTo('A token')).toEqual([])
})
