import type { ChartScale } from '@/data/rules/chartScale'
import type { PricePoint } from '@/data/rules/pricePast'

export type PriceLineProps = { points: readonly PricePoint[]; scale: ChartScale }

const strokes = 72

/** The engraver's shade below a line: upright strokes from the line to the ground. */
function shadeBelow(places: { x: number; y: number }[]): string {
  let at = 0
  return Array.from({ length: strokes }, (_, index) => {
    const x = ((index + 0.5) / strokes) * 100
    while ((places[at + 1]?.x ?? 100) < x) at += 1
    const [from, to] = [places[at], places[at + 1]]
    if (!from || !to || from.x > x) return ''
    const part = to.x === from.x ? 1 : (x - from.x) / (to.x - from.x)
    return `M${x.toFixed(2)} ${(from.y + (to.y - from.y) * part).toFixed(2)}V100`
  }).join('')
}

/** Prices as an engraved line. */
export function PriceLine({ points, scale: { xOf, yOf } }: PriceLineProps) {
  const places = points.map(({ at, price }) => ({ x: xOf(at), y: yOf(price) }))
  const line = places.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')
  return (
    <>
      <path d={shadeBelow(places)} opacity="0.28" />
      <path d={`M${line}`} strokeWidth="2" strokeLinejoin="round" />
    </>
  )
}
