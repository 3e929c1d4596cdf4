import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import { marketAssets } from '@/data/market/marketAssets'
import { assetMark } from '@/theme/assetMark'
import { CoinShapes } from './CoinShapes'
import { coinDevice } from './coins'

export type AssetMarkProps = Omit<HTMLChakraProps<'span'>, 'children'> & { symbol: string }

const kings = new Set(marketAssets.filter(({ featured }) => featured).map(({ symbol }) => symbol))

/** An asset's mark: an engraved coin, in gold for King Tokens. Decoration. */
export const AssetMark = memo(function AssetMark({ symbol, ...rest }: AssetMarkProps) {
  return (
    <chakra.span
      display="block"
      position="relative"
      css={{ ...assetMark, ...coinDevice(symbol) }}
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
