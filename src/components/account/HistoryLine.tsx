import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useStoredChoice } from '@/components/ui/useStoredChoice'
import { historyLine } from '@/data/content/dashboard'
import { ownedDollars } from '@/data/rules/balances'
import { drawSparkline } from '@/data/rules/drawSparkline'
import type { SampleHistory } from '@/data/rules/sampleHistory'
import { shadeBelow } from '@/data/rules/shadeBelow'
import { balancesHidden } from '@/data/stored/balancesHidden'

export type HistoryLineProps = { history: SampleHistory }

const size = { width: 290, height: 100 }

/** Strokes of the engraver's shade from one day to the next. */
const strokesOfDay = 3

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
  const days = heights.length - 1
  const line = heights.map((y, day) => ({ x: (day * size.width) / days, y }))
  return (
    <Drawing>
      <path d={shadeBelow(line, days * strokesOfDay, size.height)} opacity="0.3" />
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
