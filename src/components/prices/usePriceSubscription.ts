import { useEffect } from 'react'
import type { Starts } from '@/data/market/quotes'
import type { SubscriberName } from '@/machines/pricesMachine'
import { PricesContext } from './PricesProvider'

/** Moves prices in the store at the subscriber's interval while mounted. `starts` has to stay the same object. */
export function usePriceSubscription(subscriber: SubscriberName, starts: Starts): void {
  const prices = PricesContext.useActorRef()
  useEffect(() => {
    prices.send({ type: 'subscriber.added', subscriber, starts })
    return () => prices.send({ type: 'subscriber.removed', subscriber })
  }, [prices, subscriber, starts])
}
