import { useMachineSeam } from '@king-exchange/machine-workbench/seam'
import type { ReactNode } from 'react'
import { fromCallback } from 'xstate'
import { simulatedFeed } from '@/actors/feeds/simulatedFeed'
import { liveSwitch } from '@/actors/liveSwitch'
import { priceClock } from '@/actors/priceClock'
import { LiveContext } from '@/components/motion/LiveContext'
import { seedOfAddress } from '@/data/market/seed'
import { selectIsTicking } from '@/machines/liveMachine'
import { pricesMachine } from '@/machines/pricesMachine'
import { PricesContext } from './PricesContext'

export type PricesProviderProps = { children: ReactNode }

/** The simulation knows nothing of the world, so the workbench steps it as it is. */
const actors = { feed: fromCallback(simulatedFeed) }

/** Provides the price store; the live switch and a hidden tab pause it. Needs a `LiveContext` around it. */
export function PricesProvider({ children }: PricesProviderProps) {
  const live = LiveContext.useActorRef()
  const [logic, seam] = useMachineSeam(
    pricesMachine.provide({
      actors: { clock: priceClock, switch: liveSwitch(live, selectIsTicking, 'prices') },
    }),
  )
  return (
    <PricesContext.Provider
      logic={logic.provide({ actors })}
      options={{ input: { seed: seedOfAddress() }, ...seam }}
    >
      {children}
    </PricesContext.Provider>
  )
}
