import { type ActorRefFrom, fromCallback } from 'xstate'
import type { priceHistoryMachine } from '@/machines/priceHistoryMachine'
import type { PricesSnapshot, pricesMachine } from '@/machines/pricesMachine'
import type { Sends } from './sends'

/** Reports all entries of the price store at once, then those that change. */
export const priceChanges = (prices: ActorRefFrom<typeof pricesMachine>) =>
  fromCallback(({ sendBack }: Sends<typeof priceHistoryMachine, 'prices.changed'>) => {
    let known: PricesSnapshot['context']['entries'] = {}
    const report = ({ context: { entries } }: PricesSnapshot) => {
      const changed = Object.values(entries).filter((entry) => entry !== known[entry.symbol])
      known = entries
      if (changed.length > 0) sendBack({ type: 'prices.changed', changed })
    }
    report(prices.getSnapshot())
    const { unsubscribe } = prices.subscribe(report)
    return unsubscribe
  })
