import { chakra } from '@chakra-ui/react/styled-system'
import { priceChart } from '@/data/content/asset'
import { formatChange, formatDollars, trendOf } from '@/data/rules/figures'
import { extremesOf, type PricePoint } from '@/data/rules/priceHistory'

export type PriceChartProps = {
  /** At least two, in order. */
  points: readonly PricePoint[]
}

/** The part of a price that fills the height at least, so that a price that stands still is a straight line. */
const leastRange = 0.0005

/** Percent of the height above the highest and below the lowest price. */
const margin = 10

const lines = 72

const colours = { gain: 'gain', loss: 'loss', flat: 'fg.muted' } as const

/** A history as paths in a square of 100 by 100, stretched to the picture. */
function drawingOf(points: readonly PricePoint[]) {
  const { high, low } = extremesOf(points) ?? { high: { price: 0 }, low: { price: 0 } }
  const [first, last] = [points[0], points.at(-1)]
  const range = Math.max(high.price - low.price, high.price * leastRange)
  const top = (high.price + low.price + range) / 2
  const yOf = (price: number) => margin + ((top - price) / range) * (100 - 2 * margin)
  const span = Math.max(1, last?.at ?? 1)
  const places = points.map(({ price, at }) => ({ x: (at / span) * 100, y: yOf(price) }))
  const line = places.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')
  return {
    line: `M${line}`,
    shade: shadeBelow(places),
    high: yOf(high.price),
    low: yOf(low.price),
    end: yOf(last?.price ?? 0),
    change: first && last ? (last.price / first.price - 1) * 100 : 0,
  }
}

/** The engraver's shade below a line: upright strokes from the line to the ground. */
function shadeBelow(places: { x: number; y: number }[]): string {
  let at = 0
  return Array.from({ length: lines }, (_, index) => {
    const x = ((index + 0.5) / lines) * 100
    while ((places[at + 1]?.x ?? 100) < x) at += 1
    const [from, to] = [places[at], places[at + 1]]
    if (!from || !to) return ''
    const part = to.x === from.x ? 1 : (x - from.x) / (to.x - from.x)
    return `M${x.toFixed(2)} ${(from.y + (to.y - from.y) * part).toFixed(2)}V100`
  }).join('')
}

/** A price since the page was opened, as an engraved line with ticks at its high and its low. */
export function PriceChart({ points }: PriceChartProps) {
  const { line, shade, high, low, end, change } = drawingOf(points)
  const [first, last] = [points[0]?.price ?? 0, points.at(-1)?.price ?? 0]
  const extremes = extremesOf(points)
  const trend = trendOf(change)
  return (
    <chakra.figure color={colours[trend]}>
      <chakra.div position="relative" height="11rem" pe="2" dir="ltr" aria-hidden>
        <chakra.svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          width="full"
          height="full"
          overflow="visible"
          fill="none"
          stroke="currentColor"
          css={{ '& path': { vectorEffect: 'non-scaling-stroke' } }}
        >
          <path d={shade} opacity="0.28" />
          <chakra.path d="M0 100H100" color="border" />
          <path d={`M0 ${high.toFixed(2)}H100M0 ${low.toFixed(2)}H100`} strokeDasharray="1 4" opacity="0.7" />
          <path d={line} strokeWidth="2" strokeLinejoin="round" />
        </chakra.svg>
        <chakra.span
          position="absolute"
          insetEnd="2"
          boxSize="2.5"
          borderRadius="full"
          bg="currentColor"
          outline="4px solid color-mix(in srgb, currentColor 22%, transparent)"
          style={{ top: `${end}%` }}
          css={{ translate: '50% -50%' }}
        />
        <Tick label="High" at={high} side="above" />
        <Tick label="Low" at={low} side="below" />
      </chakra.div>
      <chakra.figcaption srOnly>
        {priceChart.describe({
          change: formatChange(change),
          first: formatDollars(first),
          last: formatDollars(last),
          high: formatDollars(extremes?.high.price ?? last),
          low: formatDollars(extremes?.low.price ?? last),
        })}
      </chakra.figcaption>
    </chakra.figure>
  )
}

type TickProps = { label: string; at: number; side: 'above' | 'below' }

function Tick({ label, at, side }: TickProps) {
  return (
    <chakra.span
      position="absolute"
      insetStart="0"
      textStyle="xs"
      color="fg.muted"
      style={{ top: `${at}%` }}
      css={{ translate: side === 'above' ? '0 -100%' : '0 0' }}
    >
      {label}
    </chakra.span>
  )
}
