import { Button } from '@chakra-ui/react/button'
import { Heading } from '@chakra-ui/react/heading'
import { HStack, Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import { LiveContext } from '@/components/motion/LiveContext'
import { useQuote } from '@/components/prices/useQuote'
import { priceChart } from '@/data/content/asset'
import type { MarketAsset } from '@/data/registries/market'
import { formatDollars } from '@/data/rules/figures'
import { extremesOf } from '@/data/rules/priceHistory'
import { selectIsLive } from '@/machines/liveMachine'
import { selectHistory } from '@/machines/priceHistoryMachine'
import { NoLine } from './NoLine'
import { PriceChart } from './PriceChart'
import type { PriceHistoryActor } from './usePriceHistory'

export type PriceSincePageOpenedProps = { asset: MarketAsset; history: PriceHistoryActor }

/** An asset's price since the page was opened: its line, and where it started, its high and its low. */
export function PriceSincePageOpened({ asset, history }: PriceSincePageOpenedProps) {
  const id = useId()
  const now = useQuote(asset, ({ price }) => price)
  const kept = useSelector(history, (snapshot) => selectHistory(snapshot, asset.symbol))
  const points = kept.length > 0 ? kept : [{ price: now, at: 0 }]
  const { high, low } = extremesOf(points) ?? {}
  const figures = [
    { label: 'Start', price: points[0]?.price ?? now },
    { label: 'High', price: high?.price ?? now },
    { label: 'Low', price: low?.price ?? now },
  ]
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="4">
      <Heading as="h3" id={id} textStyle="title">
        {priceChart.title}
      </Heading>
      {points.length > 1 ? <PriceChart points={points} /> : <NoLine />}
      <Paused />
      <chakra.dl display="grid" gridTemplateColumns="repeat(3, minmax(0, auto))" gap="4">
        {figures.map(({ label, price }) => (
          <Stack key={label} gap="1">
            <chakra.dt textStyle="sm" color="fg.muted">
              {label}
            </chakra.dt>
            <chakra.dd textStyle="figure">
              <bdi dir="ltr">{formatDollars(price)}</bdi>
            </chakra.dd>
          </Stack>
        ))}
      </chakra.dl>
    </chakra.section>
  )
}

/** Says that prices are paused, and resumes them: the switch in the page is out of reach while a drawer is open. */
function Paused() {
  const live = LiveContext.useActorRef()
  const isLive = LiveContext.useSelector(selectIsLive)
  return isLive ? null : (
    <HStack gap="3" wrap="wrap" textStyle="sm">
      <Text color="fg.muted">{priceChart.isPaused}</Text>
      <Button size="sm" variant="outline" onClick={() => live.send({ type: 'live.toggled' })}>
        Resume
      </Button>
    </HStack>
  )
}
