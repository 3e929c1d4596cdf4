import { type ActorRefFrom, fromCallback } from 'xstate'
import type { Starts } from '@/data/rules/quotes'
import type { pricesMachine } from '@/machines/pricesMachine'

/** Adds a reader with its symbols to the price book, and removes it when the reader stops. */
export const priceSubscription = (prices: ActorRefFrom<typeof pricesMachine>, reader: string) =>
  fromCallback<{ type: never }, { starts: Starts }>(({ input: { starts } }) => {
    prices.send({ type: 'reader.added', reader, starts })
    return () => prices.send({ type: 'reader.removed', reader })
  })
