import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import { marketAssets } from '@/data/market/marketAssets'
import { assetIcon } from '@/theme/assetIcon'
import { CoinShapes } from './CoinShapes'
import { coinDevice } from './coins'

export type AssetIconProps = Omit<HTMLChakraProps<'span'>, 'children'> & { symbol: string }

const kings = new Set(marketAssets.filter(({ featured }) => featured).map(({ symbol }) => symbol))

/** An asset's icon: an engraved coin, in gold for King Tokens. Decoration. */
export const AssetIcon = memo(function AssetIcon({ symbol, ...rest }: AssetIconProps) {
  return (
    <chakra.span
      display="block"
      position="relative"
      css={{ ...assetIcon, ...coinDevice(symbol) }}
      boxSize="8"
      color={kings.has(symbol) ? 'brand.fg' : undefined}
      {...rest}
    >
      <chakra.svg display="block" viewBox="0 0 64 64" aria-hidden>
        <CoinShapes symbol={symbol} />
      </chakra.svg>
    </chakra.span>
  )
})
