import type { MarketAsset } from '@/data/registries/market'
import { formatShare } from './figures'

/** The smallest share that is written as a figure. */
const least = 0.0001

/** An asset's part of the market cap of all listed assets: `60.32%`. */
export function marketShare(
  { marketCap }: Pick<MarketAsset, 'marketCap'>,
  listed: readonly Pick<MarketAsset, 'marketCap'>[],
) {
  const total = listed.reduce((sum, asset) => sum + asset.marketCap, 0)
  const share = total > 0 ? marketCap / total : 0
  return share > 0 && share < least ? `under ${formatShare(least)}` : formatShare(share)
}
