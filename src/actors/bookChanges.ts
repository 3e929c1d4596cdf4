import { type ActorRefFrom, fromCallback } from 'xstate'
import type { BookEvent } from '@/machines/priceHistoryMachine'
import type { BookEntry, PricesSnapshot, pricesMachine } from '@/machines/pricesMachine'

/** Reports all entries of the price book at once, then those that change. */
export const bookChanges = (prices: ActorRefFrom<typeof pricesMachine>) =>
  fromCallback(({ sendBack }) => {
    let known: readonly BookEntry[] = []
    const report = ({ context: { entries } }: PricesSnapshot) => {
      const changed = entries.filter((entry, place) => entry !== known[place])
      known = entries
      if (changed.length > 0) sendBack({ type: 'book.changed', changed } satisfies BookEvent)
    }
    report(prices.getSnapshot())
    const { unsubscribe } = prices.subscribe(report)
    return unsubscribe
  })
