import { chakra } from '@chakra-ui/react/styled-system'
import { AssetMark } from '@/components/art/AssetMark'
import type { MarketAsset } from '@/data/market/marketAssets'

export type AssetHeadingProps = { asset: Pick<MarketAsset, 'symbol' | 'name' | 'featured'> }

/** An asset's mark, name and symbol, as the title of its view. */
export function AssetHeading({ asset: { symbol, name, featured } }: AssetHeadingProps) {
  return (
    <chakra.span display="flex" alignItems="center" gap="4">
      <AssetMark symbol={symbol} boxSize="16" _narrowWindow={{ display: 'none' }} />
      <chakra.span minWidth="0">
        <chakra.span display="block" textStyle="part">
          {name}
        </chakra.span>{' '}
        <chakra.span
          display="block"
          fontFamily="body"
          textStyle="sm"
          color={featured ? 'brand.fg' : 'fg.muted'}
        >
          {featured ? `${symbol} · King Token` : symbol}
        </chakra.span>
      </chakra.span>
    </chakra.span>
  )
}
