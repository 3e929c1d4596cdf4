import { type ActorRefFrom, fromCallback } from 'xstate'
import type { priceHistoryMachine } from '@/machines/priceHistoryMachine'
import type { PricesSnapshot, pricesMachine } from '@/machines/pricesMachine'
import type { Sends } from './sends'

/** Reports all entries of the price book at once, then those that change. */
export const bookChanges = (prices: ActorRefFrom<typeof pricesMachine>) =>
  fromCallback(({ sendBack }: Sends<typeof priceHistoryMachine, 'book.changed'>) => {
    let known: PricesSnapshot['context']['entries'] = {}
    const report = ({ context: { entries } }: PricesSnapshot) => {
      const changed = Object.values(entries).filter((entry) => entry !== known[entry.symbol])
      known = entries
      if (changed.length > 0) sendBack({ type: 'book.changed', changed })
    }
    report(prices.getSnapshot())
    const { unsubscribe } = prices.subscribe(report)
    return unsubscribe
  })
