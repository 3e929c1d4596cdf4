import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useSelector } from '@xstate/react'
import { type ReactNode, useId, useMemo } from 'react'
import { LiveContext } from '@/components/motion/LiveContext'
import { useQuote } from '@/components/prices/useQuote'
import { Segments } from '@/components/ui/Segments'
import { Trend } from '@/components/ui/Trend'
import { priceChart } from '@/data/content/asset'
import type { MarketAsset } from '@/data/market/marketAssets'
import type { ChartView } from '@/data/market/marketView'
import { figuresOf, type PriceRange, priceRanges, pricesOf } from '@/data/market/priceRange'
import { formatChange, formatDollars } from '@/data/text/figures'
import { selectIsLive } from '@/machines/liveMachine'
import { selectHistory, selectOpenedAt } from '@/machines/priceHistoryMachine'
import { PriceChart } from './PriceChart'
import type { PriceHistoryActor } from './usePriceHistory'

export type AssetChartProps = {
  asset: MarketAsset
  history: PriceHistoryActor
  view: ChartView
  /** Called with the changed part of the view. */
  onViewChange: (change: ChartView) => void
}

const ranges = priceRanges.map((value) => {
  const { name, words } = priceChart.ranges[value]
  return { value, label: name, words }
})

const drawings = [
  { value: 'line', label: 'Line' },
  { value: 'candles', label: 'Candles' },
] as const

/** The prices of a range. Until the store has the asset, they end at its current price. */
function useRangePrices({ asset, history }: AssetChartProps, range: PriceRange) {
  const now = useQuote(asset, ({ price }) => price)
  const openedAt = useSelector(history, selectOpenedAt)
  const recorded = useSelector(history, (snapshot) => selectHistory(snapshot, asset.symbol))
  return useMemo(() => {
    const known = recorded.length > 0 ? recorded : [{ price: now, at: openedAt }]
    return pricesOf(range, known, asset)
  }, [range, recorded, now, openedAt, asset])
}

/** An asset's prices over a range that is chosen: the chart, and its change, its high and its low. */
export function AssetChart(props: AssetChartProps) {
  const { asset, view, onViewChange } = props
  const id = useId()
  const range = view.range ?? '24h'
  const drawing = view.drawing ?? 'line'
  const prices = useRangePrices(props, range)
  const { change, high, low } = figuresOf(prices.prices)
  const title = priceChart.ranges[range].words
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="3">
      <HStack justify="space-between" columnGap="4" rowGap="2" wrap="wrap">
        <Heading as="h3" id={id} textStyle="title">
          {title}
        </Heading>
        <Segments
          look="bar"
          legend={priceChart.drawing}
          segments={drawings}
          chosen={drawing}
          onChoose={(next) => onViewChange({ drawing: next === 'line' ? undefined : next })}
        />
      </HStack>
      <PriceChart
        key={`${range} ${drawing}`}
        label={priceChart.label(asset.name, title)}
        range={prices}
        drawing={drawing}
      />
      <Segments
        look="bar"
        legend={priceChart.range}
        segments={ranges}
        chosen={range}
        onChoose={(next) => onViewChange({ range: next === '24h' ? undefined : next })}
      />
      <Paused />
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: 'repeat(3, minmax(0, auto))', _narrowWindow: 'minmax(0, 1fr)' }}
        gap="4"
        pt="1"
      >
        <Figure label="Change">
          <Trend change={formatChange(change)} alignItems="center" />
        </Figure>
        <Figure label="High">
          <bdi dir="ltr">{formatDollars(high)}</bdi>
        </Figure>
        <Figure label="Low">
          <bdi dir="ltr">{formatDollars(low)}</bdi>
        </Figure>
      </chakra.dl>
    </chakra.section>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack gap="1" minWidth="0">
      <chakra.dt textStyle="sm" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd textStyle="figure">{children}</chakra.dd>
    </Stack>
  )
}

/** Says that prices are paused, and resumes them: the switch in the page is out of reach while a drawer is open. */
function Paused() {
  const live = LiveContext.useActorRef()
  const isLive = LiveContext.useSelector(selectIsLive)
  return isLive ? null : (
    <HStack gap="3" wrap="wrap" textStyle="sm">
      <Text color="fg.muted">{priceChart.pausedNotice}</Text>
      <Button size="sm" variant="outline" onClick={() => live.send({ type: 'live.toggled' })}>
        Resume
      </Button>
    </HStack>
  )
}
