import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import { marketAssets } from '@/data/registries/market'
import marks from './assetMarks.svg?no-inline'

export type AssetMarkProps = Omit<HTMLChakraProps<'svg'>, 'children'> & { symbol: string }

/** The assets with a device of their own in `assetMarks.svg`, and whether each is a King Token. */
const drawn = new Map(marketAssets.map(({ symbol, featured }) => [symbol, featured]))

/**
 * An asset's mark: an engraved coin with a device of its own, in gold for King Tokens; with its first letters for an
 * asset that nobody has drawn. The devices are a file beside the scripts, which the browser loads once. Decoration.
 */
export const AssetMark = memo(function AssetMark({ symbol, ...rest }: AssetMarkProps) {
  const isKing = drawn.get(symbol)
  return (
    <chakra.svg
      viewBox="0 0 64 64"
      boxSize="8"
      flexShrink="0"
      color={isKing ? 'brand.fg' : 'fg.muted'}
      // What the devices don't paint in the current colour shows the face of the coin.
      fill="bg.raised"
      stroke="bg.raised"
      aria-hidden
      focusable="false"
      {...rest}
    >
      <circle cx="32" cy="32" r="31" stroke="currentColor" strokeWidth="1.2" />
      <g fill="none" stroke="currentColor">
        <circle cx="32" cy="32" r="28.9" strokeWidth="2.2" strokeDasharray="1 1.27" opacity="0.55" />
        <circle cx="32" cy="32" r="26.6" strokeWidth="0.8" opacity="0.7" />
      </g>
      {isKing === undefined ? (
        <chakra.text
          x="32"
          y="33"
          textAnchor="middle"
          dominantBaseline="central"
          fontFamily="heading"
          fontSize="26px"
          fill="currentColor"
          stroke="none"
        >
          {[...symbol].slice(0, 2).join('')}
        </chakra.text>
      ) : (
        <use href={`${marks}#${symbol}`} />
      )}
    </chakra.svg>
  )
})
