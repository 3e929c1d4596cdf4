import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import icons from './assetIcons.svg?no-inline'
import { drawnIcons } from './drawnIcons'

/**
 * The device on a coin, drawn in the coin's colour: all devices are one file, of which a mask shows a part. It comes with
 * the late styles, with and without scripts, and so is not requested before the first paint.
 */
const device = {
  bg: 'currentColor',
  forcedColorAdjust: 'none',
  maskImage: `url(${icons})`,
  maskMode: 'luminance',
  maskSize: `100% ${100 * drawnIcons.size}%`,
} satisfies SystemStyleObject

/** Position of each device in the file, by its symbol. */
const places = new Map(
  [...drawnIcons].map((symbol, index) => [
    symbol,
    `0 ${((100 * index) / (drawnIcons.size - 1)).toFixed(3)}%`,
  ]),
)

/** The device of one coin, on an element around the coin. Empty for an asset that nobody has drawn. */
export const coinDevice = (symbol: string): SystemStyleObject => {
  const maskPosition = places.get(symbol)
  if (!maskPosition) return {}
  return { _styled: { _after: { content: '""', position: 'absolute', inset: '0', ...device, maskPosition } } }
}

/**
 * The devices of the coins in the market's table. A row has no element or attribute for its device, so that it stays light:
 * it follows the coin in the line, and is drawn back over it.
 */
export const coinDevices: SystemStyleObject = {
  '& [role=rowheader]': {
    _styled: {
      _icon: { order: '-2' },
      _after: {
        order: '-1',
        flexShrink: '0',
        boxSize: { base: '8', lg: '10' },
        // Its own width, and the gap before it.
        ms: { base: '-2.375rem', md: '-2.75rem', lg: '-3.25rem' },
        color: 'fg.muted',
        ...device,
      },
    },
  },
  '& [data-king] [role=rowheader]': { _styled: { _after: { color: 'brand.fg' } } },
  ...Object.fromEntries(
    [...places].map(([symbol, maskPosition]) => [
      `& [role=rowheader]:has([data-asset="${symbol}"])`,
      { _styled: { _after: { content: '""', maskPosition } } },
    ]),
  ),
}
