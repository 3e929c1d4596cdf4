import { useActorRef } from '@xstate/react'
import { useMachineSeam } from 'machine-workbench/source/seam'
import type { ActorRefFrom } from 'xstate'
import { liveSwitch } from '@/actors/liveSwitch'
import { priceClock } from '@/actors/priceClock'
import { priceSubscription } from '@/actors/priceSubscription'
import { LiveContext } from '@/components/motion/LiveContext'
import type { Starts } from '@/data/rules/quotes'
import { selectIsTicking } from '@/machines/liveMachine'
import { priceReaderMachine, type ReaderName } from '@/machines/priceReaderMachine'
import { PricesContext } from './PricesContext'

/** The actor of a component that shows prices; the prices themselves are in `PricesContext`. */
export type PriceReader = ActorRefFrom<typeof priceReaderMachine>

/** Requests prices while the component is mounted; the live switch and a hidden tab pause it. */
export function usePriceReader(reader: ReaderName, starts: Starts): PriceReader {
  const live = LiveContext.useActorRef()
  const prices = PricesContext.useActorRef()
  const [logic, seam] = useMachineSeam(
    priceReaderMachine.provide({
      actors: {
        clock: priceClock,
        switch: liveSwitch(live, selectIsTicking, 'prices'),
        subscription: priceSubscription(prices),
      },
      actions: { requestPrices: (_, due) => prices.send({ type: 'reader.ticked', ...due }) },
    }),
  )
  return useActorRef(logic, { input: { reader, starts }, ...seam })
}
