import { memo } from 'react'
import { drawSparkline, sparklineSize } from '@/data/market/drawSparkline'
import type { MarketAsset } from '@/data/market/marketAssets'
import { priorWalk } from '@/data/market/priorWalk'
import { type Trend, trendOf } from '@/data/text/figures'

export type SparklineProps = { asset: Pick<MarketAsset, 'symbol' | 'price' | 'change24h'> }

const { width, height } = sparklineSize

const names: Record<Trend, string> = { gain: 'Rising', loss: 'Falling', flat: 'Level' }

/**
 * An asset's price over the 24 hours before its starting quote, with a dotted line where it began, in the current colour.
 * Drawn once: what changes with the prices is in the columns beside it.
 */
export const Sparkline = memo(function Sparkline({ asset }: SparklineProps) {
  const trend = trendOf(asset.change24h)
  const { path, start } = drawSparkline(priorWalk(asset))
  return (
    <svg
      viewBox={`0 ${-start} ${width} ${height}`}
      width="72"
      height="24"
      fill="none"
      stroke="currentColor"
      role="img"
      aria-label={names[trend]}
      data-trend={trend}
    >
      <path d={`M0 0H${width}`} strokeWidth="1.9" strokeDasharray="1.9 5.8" opacity="0.5" />
      <path d={path} strokeWidth="2.9" strokeLinejoin="round" />
    </svg>
  )
})
