import { useMachineSeam } from '@king-exchange/machine-workbench/seam'
import { createActorContext } from '@xstate/react'
import type { ReactNode } from 'react'
import { fromCallback } from 'xstate'
import { liveSwitch } from '@/actors/liveSwitch'
import { priceClock, simulatedFeed } from '@/actors/priceActors'
import { LiveContext } from '@/components/motion/LiveContext'
import { seedOfAddress } from '@/data/market/seed'
import { selectIsTicking } from '@/machines/liveMachine'
import { pricesMachine } from '@/machines/pricesMachine'

/** The price store, shared by all public pages. Select the smallest slice of it, as `useQuote` does. */
export const PricesContext = createActorContext(pricesMachine)

export type PricesProviderProps = { children: ReactNode }

/** The simulation knows nothing of the world, so the workbench steps it as it is. */
const actors = { feed: fromCallback(simulatedFeed) }

/** Starts the price store, which the live switch and a hidden tab pause. Needs a `LiveContext` around it. */
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
