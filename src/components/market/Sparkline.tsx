import { chakra } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import type { MarketAsset } from '@/data/registries/market'
import { trendOf } from '@/data/rules/figures'
import { priorWalk } from '@/data/rules/priorWalk'

export type SparklineProps = { asset: Pick<MarketAsset, 'symbol' | 'price' | 'change24h'> }

const width = 72
const height = 24
/** Room for the line's own width. */
const margin = 2

/** The part of a price that fills the height at least, so that the line of a stable price is nearly straight. */
const leastRange = 0.01

const colours = { gain: 'gain', loss: 'loss', flat: 'fg.muted' } as const

/**
 * An asset's price over the 24 hours before its starting quote, with a dotted line where it began. Drawn once: what
 * changes with the prices is in the columns beside it. Decoration.
 */
export const Sparkline = memo(function Sparkline({ asset }: SparklineProps) {
  const walk = priorWalk(asset)
  const low = Math.min(...walk)
  const high = Math.max(...walk)
  const range = Math.max(high - low, asset.price * leastRange)
  const top = (high + low + range) / 2
  const at = (price: number) => (margin + ((top - price) / range) * (height - 2 * margin)).toFixed(1)
  const step = width / (walk.length - 1)
  const line = walk.map((price, index) => `${(index * step).toFixed(1)} ${at(price)}`).join('L')
  return (
    <chakra.svg
      viewBox={`0 0 ${width} ${height}`}
      width={`${width}px`}
      height={`${height}px`}
      flexShrink="0"
      color={colours[trendOf(asset.change24h)]}
      fill="none"
      stroke="currentColor"
      aria-hidden
      focusable="false"
      data-sparkline
    >
      <path d={`M0 ${at(walk[0] ?? asset.price)}H${width}`} strokeDasharray="1 3" opacity="0.5" />
      <path d={`M${line}`} strokeWidth="1.5" strokeLinejoin="round" />
    </chakra.svg>
  )
})
