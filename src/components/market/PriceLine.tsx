import type { ChartScale } from '@/data/market/chartScale'
import type { PricePoint } from '@/data/market/pricePast'
import { shadeBelow } from '@/data/market/shadeBelow'

export type PriceLineProps = { points: readonly PricePoint[]; scale: ChartScale }

/** Strokes of the engraver's shade. */
const strokes = 72

/** Prices as an engraved line. */
export function PriceLine({ points, scale: { xOf, yOf } }: PriceLineProps) {
  const places = points.map(({ at, price }) => ({ x: xOf(at), y: yOf(price) }))
  const line = places.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')
  return (
    <>
      <path d={shadeBelow(places, strokes, 100)} opacity="0.28" />
      <path d={`M${line}`} strokeWidth="2" strokeLinejoin="round" />
    </>
  )
}
