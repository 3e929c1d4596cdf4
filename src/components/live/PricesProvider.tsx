import type { ReactNode } from 'react'
import { priceFeed } from '@/actors/feeds/priceFeed'
import { priceSwitch } from '@/actors/priceSwitch'
import { useMachineSeam } from '@/components/ui/MachineSeam'
import { readSeed } from '@/data/browser/seed'
import { pricesMachine } from '@/machines/pricesMachine'
import { LiveContext } from './LiveContext'
import { PricesContext } from './PricesContext'

export type PricesProviderProps = { children: ReactNode }

/** Keeps the book of prices for everything in it; the live switch and a hidden tab pause it. Stands in a `LiveContext`. */
export function PricesProvider({ children }: PricesProviderProps) {
  const live = LiveContext.useActorRef()
  const seam = useMachineSeam('prices')
  return (
    <PricesContext.Provider
      logic={pricesMachine.provide({ actors: { feed: priceFeed, switch: priceSwitch(live) } })}
      options={{ input: { seed: readSeed() }, ...seam }}
    >
      {children}
    </PricesContext.Provider>
  )
}
