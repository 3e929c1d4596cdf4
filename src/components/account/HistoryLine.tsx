import { HStack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { StretchedDrawing } from '@/components/ui/StretchedDrawing'
import { useStoredChoice } from '@/components/ui/useStoredChoice'
import { ownedDollars } from '@/data/account/balances'
import { balancesHidden } from '@/data/account/balancesHidden'
import type { TotalHistory } from '@/data/account/totalHistory'
import { historyLine } from '@/data/content/dashboard'
import { drawSparkline } from '@/data/market/drawSparkline'
import { shadeBelow } from '@/data/market/shadeBelow'

export type HistoryLineProps = { history: TotalHistory }

const size = { width: 290, height: 100 }

/** Strokes of the engraver's shade from one day to the next. */
const strokesOfDay = 3

/**
 * An account's value in the last days, as a line beside its total. While the amounts are hidden it is straight and dotted,
 * as it would tell their proportions.
 */
export function HistoryLine({ history }: HistoryLineProps) {
  const isHidden = useStoredChoice(balancesHidden)
  const first = ownedDollars(history.first).shown
  const last = ownedDollars(history.last).shown
  const high = ownedDollars(history.high).shown
  const low = ownedDollars(history.low).shown
  return (
    <chakra.figure
      display="flex"
      flexDirection="column"
      gap="2"
      height="full"
      color="brand.drawn"
      _highContrast={{ color: 'CanvasText' }}
    >
      <chakra.figcaption srOnly>
        {isHidden ? historyLine.hidden : historyLine.describe({ first, last, high, low })}
      </chakra.figcaption>
      <chakra.div position="relative" flex="1">
        {isHidden ? <Dots /> : <Line history={history} />}
      </chakra.div>
      <HStack justify="space-between" wrap="wrap" columnGap="3" textStyle="xs" color="fg.subtle" aria-hidden>
        {(isHidden ? [historyLine.span] : [first, historyLine.span, last]).map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: both ends may say the same.
          <span key={place}>{text}</span>
        ))}
      </HStack>
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
