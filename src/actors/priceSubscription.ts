import { type ActorRefFrom, fromCallback } from 'xstate'
import type { Quotes } from '@/data/rules/quotes'
import type { pricesMachine } from '@/machines/pricesMachine'

/** Enters the symbols of a part of the page into the book of prices, and takes them out when the part leaves. */
export const priceSubscription = (prices: ActorRefFrom<typeof pricesMachine>, reader: string) =>
  fromCallback<{ type: never }, { starts: Quotes }>(({ input: { starts } }) => {
    prices.send({ type: 'reader.added', reader, starts })
    return () => prices.send({ type: 'reader.removed', reader })
  })
