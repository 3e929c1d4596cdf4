import { type MarketAsset, marketAssets } from '@/data/registries/market'

/** So many assets: those of the market, repeated under numbered names. */
export const assetsOf = (count: number): MarketAsset[] =>
  Array.from({ length: Math.ceil(count / marketAssets.length) }, (_, round) =>
    marketAssets.map((asset) =>
      round === 0
        ? asset
        : { ...asset, symbol: `${asset.symbol}${round}`, name: `${asset.name} ${round}`, featured: false },
    ),
  )
    .flat()
    .slice(0, count)
