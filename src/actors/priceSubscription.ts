import { type ActorRefFrom, fromCallback } from 'xstate'
import type { Starts } from '@/data/rules/quotes'
import type { ReaderName } from '@/machines/priceReaderMachine'
import type { pricesMachine } from '@/machines/pricesMachine'

/** Adds a reader with its symbols to the price book, and removes it when the reader stops. */
export const priceSubscription = (prices: ActorRefFrom<typeof pricesMachine>) =>
  fromCallback<{ type: never }, { reader: ReaderName; starts: Starts }>(({ input: { reader, starts } }) => {
    prices.send({ type: 'reader.added', reader, starts })
    return () => prices.send({ type: 'reader.removed', reader })
  })
