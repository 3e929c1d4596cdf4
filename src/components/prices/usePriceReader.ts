import { useActorRef } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { liveSwitch } from '@/actors/liveSwitch'
import { priceClock } from '@/actors/priceClock'
import { priceSubscription } from '@/actors/priceSubscription'
import { useMachineSeam } from '@/components/machines/MachineSeam'
import { LiveContext } from '@/components/motion/LiveContext'
import type { Starts } from '@/data/rules/quotes'
import type { createPriceReader } from '@/machines/createPriceReader'
import { selectIsTicking } from '@/machines/liveMachine'
import { PricesContext } from './PricesContext'

type PriceReaderMachine = ReturnType<typeof createPriceReader>

/** The actor of a component that shows prices; the prices themselves are in `PricesContext`. */
export type PriceReader = ActorRefFrom<PriceReaderMachine>

/** Requests prices while the component is mounted; the live switch and a hidden tab pause it. */
export function usePriceReader(machine: PriceReaderMachine, starts: Starts): PriceReader {
  const live = LiveContext.useActorRef()
  const prices = PricesContext.useActorRef()
  const { id } = machine
  const [logic, seam] = useMachineSeam(
    machine.provide({
      actors: {
        clock: priceClock,
        switch: liveSwitch(live, selectIsTicking, 'prices'),
        subscription: priceSubscription(prices, id),
      },
      actions: { requestPrices: (_, { now }) => prices.send({ type: 'reader.ticked', reader: id, now }) },
    }),
  )
  return useActorRef(logic, { input: { starts }, ...seam })
}
