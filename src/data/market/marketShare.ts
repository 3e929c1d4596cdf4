import { formatShare } from '@/data/text/formatShare'
import type { MarketAsset } from './marketAssets'

/** An asset's part of the market cap of all listed assets: `60.32%`. */
export function marketShare(
  { marketCap }: Pick<MarketAsset, 'marketCap'>,
  listed: readonly Pick<MarketAsset, 'marketCap'>[],
) {
  const caps = listed.map((asset) => asset.marketCap).filter((cap) => cap > 0)
  const total = caps.reduce((sum, cap) => sum + cap, 0)
  return formatShare(total > 0 ? (marketCap / total) * 100 : 0, caps.length === 1)
}
