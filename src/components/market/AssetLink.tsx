import { TextLink } from '@/components/ui/TextLink'
import type { MarketAsset } from '@/data/registries/market'

export type AssetLinkProps = { asset: Pick<MarketAsset, 'symbol' | 'name'> }

/** An asset's name as a link that opens its own view over the market page, which stays as it is. */
export function AssetLink({ asset: { symbol, name } }: AssetLinkProps) {
  return (
    <TextLink
      to="/market"
      search={(before) => ({ ...before, asset: symbol })}
      state={{ openedFromMarket: true }}
      resetScroll={false}
      preload={false}
      variant="plain"
      color="fg"
      data-asset={symbol}
    >
      {name}
    </TextLink>
  )
}
