import { useEffect } from 'react'
import type { Starts } from '@/data/market/quotes'
import type { ReaderName } from '@/machines/pricesMachine'
import { PricesContext } from './PricesContext'

/** Moves prices in the store at the reader's interval while the component is mounted. `starts` is the same at each rendering. */
export function usePriceReader(reader: ReaderName, starts: Starts): void {
  const prices = PricesContext.useActorRef()
  useEffect(() => {
    prices.send({ type: 'reader.added', reader, starts })
    return () => prices.send({ type: 'reader.removed', reader })
  }, [prices, reader, starts])
}
