import { expect, it } from 'vitest'
import { marketStats } from '@/data/content/market'
import { marketAssets } from '@/data/market/marketAssets'

it('summarizes the market, with the leverage of this page', () => {
  const count = marketAssets.length
  const units: Record<string, number> = { M: 1e6, B: 1e9, T: 1e12 }
  const [cap, volume, ...others] = marketStats
  for (const [stat, label, figures] of [
    [cap, 'Market cap', marketAssets.map(({ marketCap }) => marketCap)],
    [volume, '24h volume', marketAssets.map((asset) => asset.volume)],
  ] as const) {
    expect(stat?.label).toBe(`${label} of ${count} assets`)
    const [, figure, unit = ''] = /^\$([\d.]+)([MBT])$/.exec(stat?.value ?? '') ?? []
    const sum = figures.reduce((all, one) => all + one)
    expect((Number(figure) * (units[unit] ?? 0)) / sum).toBeCloseTo(1, 3)
  }
  expect(others).toEqual([
    { label: 'Sample assets', value: String(count) },
    { label: 'Leverage up to', value: '125x' },
  ])
})
