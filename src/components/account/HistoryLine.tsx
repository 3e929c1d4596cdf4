import { chakra } from '@chakra-ui/react/styled-system'
import { StretchedDrawing } from '@/components/ui/StretchedDrawing'
import { useStoredChoice } from '@/components/ui/useStoredChoice'
import { historyLine } from '@/data/content/dashboard'
import { ownedDollars } from '@/data/rules/balances'
import { drawSparkline } from '@/data/rules/drawSparkline'
import { shadeBelow } from '@/data/rules/shadeBelow'
import type { TotalHistory } from '@/data/rules/totalHistory'
import { balancesHidden } from '@/data/stored/balancesHidden'

export type HistoryLineProps = { history: TotalHistory }

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

function Line({ history: { days, high } }: HistoryLineProps) {
  const parts = days.map((day) => Number(day.div(high)))
  const { path, start, heights } = drawSparkline(parts, size)
  const steps = heights.length - 1
  const line = heights.map((y, day) => ({ x: (day * size.width) / steps, y }))
  return (
    <StretchedDrawing size={size}>
      <path d={shadeBelow(line, steps * strokesOfDay, size.height)} opacity="0.3" />
      <path d={path} transform={`translate(0 ${start})`} strokeWidth="2" strokeLinejoin="round" />
    </StretchedDrawing>
  )
}

function Dots() {
  return (
    <StretchedDrawing size={size}>
      <path d={`M0 ${size.height / 2}H${size.width}`} strokeDasharray="1 6" opacity="0.6" />
    </StretchedDrawing>
  )
}
