import { useHydrated } from '@tanstack/react-router'
import { TextLink } from '@/components/ui/TextLink'
import type { MarketAsset } from '@/data/registries/market'

export type AssetLinkProps = { asset: Pick<MarketAsset, 'symbol' | 'name'> }

/** An asset's name as a link that opens its own view over the market page, which stays as it is. */
export function AssetLink({ asset: { symbol, name } }: AssetLinkProps) {
  // The page is prerendered without search params, and hydration does not correct an address.
  const isHydrated = useHydrated()
  return (
    <TextLink
      to="/market"
      search={(before) => ({ ...(isHydrated ? before : null), asset: symbol })}
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
