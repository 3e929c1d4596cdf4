import { useMachineSeam } from '@king-exchange/machine-workbench/seam'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { liveSwitch } from '@/actors/liveSwitch'
import { priceChanges } from '@/actors/priceChanges'
import { LiveContext } from '@/components/motion/LiveContext'
import { PricesContext } from '@/components/prices/PricesProvider'
import { selectIsTicking } from '@/machines/liveMachine'
import { priceHistoryMachine } from '@/machines/priceHistoryMachine'

/** The actor that keeps the prices since the page was opened. */
export type PriceHistoryActor = ActorRefFrom<typeof priceHistoryMachine>

/** Keeps the prices of all assets for as long as the component is mounted. */
export function usePriceHistory(): PriceHistoryActor {
  const live = LiveContext.useActorRef()
  const prices = PricesContext.useActorRef()
  const provided = priceHistoryMachine.provide({
    actors: { prices: priceChanges(prices), switch: liveSwitch(live, selectIsTicking, 'prices') },
  })
  const [openedAt] = useState(Date.now)
  const [logic, seam] = useMachineSeam(provided)
  return useActorRef(logic, { input: { openedAt }, ...seam })
}
