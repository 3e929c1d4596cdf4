import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useStoredChoice } from '@/components/ui/useStoredChoice'
import { historyLine } from '@/data/content/dashboard'
import { ownedDollars } from '@/data/rules/balances'
import { drawSparkline } from '@/data/rules/drawSparkline'
import type { SampleHistory } from '@/data/rules/sampleHistory'
import { balancesHidden } from '@/data/stored/balancesHidden'

export type HistoryLineProps = { history: SampleHistory }

const size = { width: 290, height: 100 }

/** Strokes of the engraver's shade from one day to the next. */
const strokesOfDay = 3

/** The engraver's shade below a line: upright strokes from the line to the ground. */
function shadeBelow(heights: readonly number[]): string {
  const step = size.width / (heights.length - 1)
  return heights
    .slice(0, -1)
    .flatMap((from, day) => {
      const to = heights[day + 1] ?? from
      return Array.from({ length: strokesOfDay }, (_, stroke) => {
        const part = (stroke + 0.5) / strokesOfDay
        return `M${((day + part) * step).toFixed(1)} ${(from + (to - from) * part).toFixed(1)}V${size.height}`
      })
    })
    .join('')
}

/**
 * What an account was worth in the last days, beside its total. A straight dotted line while the amounts are hidden, for
 * it tells their proportions.
 */
export function HistoryLine({ history }: HistoryLineProps) {
  const isHidden = useStoredChoice(balancesHidden)
  return (
    <chakra.figure
      position="relative"
      height="full"
      color="brand.drawn"
      _highContrast={{ color: 'CanvasText' }}
    >
      {isHidden ? <Dots /> : <Line history={history} />}
      <chakra.figcaption srOnly>
        {isHidden
          ? historyLine.hidden
          : historyLine.describe({
              first: ownedDollars(history.first).shown,
              last: ownedDollars(history.last).shown,
              high: ownedDollars(history.high).shown,
              low: ownedDollars(history.low).shown,
            })}
      </chakra.figcaption>
    </chakra.figure>
  )
}

function Line({ history: { parts } }: HistoryLineProps) {
  const { path, start, heights } = drawSparkline(parts, size)
  return (
    <Drawing>
      <path d={shadeBelow(heights)} opacity="0.3" />
      <path d={path} transform={`translate(0 ${start})`} strokeWidth="2" strokeLinejoin="round" />
    </Drawing>
  )
}

function Dots() {
  return (
    <Drawing>
      <path d={`M0 ${size.height / 2}H${size.width}`} strokeDasharray="1 6" opacity="0.6" />
    </Drawing>
  )
}

/** Stretched to its place, with lines that keep their width. */
function Drawing({ children }: { children: ReactNode }) {
  return (
    <chakra.svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="none"
      position="absolute"
      inset="0"
      width="full"
      height="full"
      overflow="visible"
      fill="none"
      stroke="currentColor"
      css={{ '& path': { vectorEffect: 'non-scaling-stroke' } }}
      aria-hidden
    >
      {children}
    </chakra.svg>
  )
}
