import { type ActorRefFrom, fromCallback } from 'xstate'
import type { priceHistoryMachine } from '@/machines/priceHistoryMachine'
import type { BookEntry, PricesSnapshot, pricesMachine } from '@/machines/pricesMachine'
import type { Sends } from './sends'

/** Reports all entries of the price book at once, then those that change. */
export const bookChanges = (prices: ActorRefFrom<typeof pricesMachine>) =>
  fromCallback(({ sendBack }: Sends<typeof priceHistoryMachine, 'book.changed'>) => {
    let known: readonly BookEntry[] = []
    const report = ({ context: { entries } }: PricesSnapshot) => {
      const changed = entries.filter((entry, place) => entry !== known[place])
      known = entries
      if (changed.length > 0) sendBack({ type: 'book.changed', changed })
    }
    report(prices.getSnapshot())
    const { unsubscribe } = prices.subscribe(report)
    return unsubscribe
  })
