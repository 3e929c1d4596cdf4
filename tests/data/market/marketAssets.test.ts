import { expect, it } from 'vitest'
import { marketAssets } from '@/data/market/marketAssets'
import { openOf } from '@/data/market/quotes'
import { kcc, tickerTokens } from '@/data/market/tokens'

it('lets no asset step farther than the specification, and a stablecoin hardly', () => {
  const volatilityOf = (wanted: string) => marketAssets.find(({ symbol }) => symbol === wanted)?.volatility
  expect(['USDT', 'USDC', 'KCREDIT'].map(volatilityOf)).toEqual([0.02, 0.02, 0.1])
  expect(marketAssets.filter(({ volatility }) => !(volatility > 0 && volatility <= 1))).toEqual([])
  expect(tickerTokens.filter(({ volatility }) => volatility > 0.25)).toEqual([])
  expect((openOf(kcc) * kcc.volatility) / 100).toBeLessThanOrEqual(0.05)
})

it('has a volume and a market cap for every asset, and every symbol once', () => {
  expect(marketAssets.filter(({ volume, marketCap }) => !(volume > 0 && marketCap > 0))).toEqual([])
  expect(new Set(marketAssets.map(({ symbol }) => symbol)).size).toBe(marketAssets.length)
})
