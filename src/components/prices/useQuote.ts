import { useCallback, useSyncExternalStore } from 'react'
import type { Quote } from '@/data/market/quotes'
import { selectQuote } from '@/machines/pricesMachine'
import { PricesContext } from './PricesProvider'

/**
 * A value derived from a token's quote, such as its price as text; only a change of that value renders the component again
 * (`TickerRow`, `KccPriceCard`, `LivePrice`). Until the store has a quote, the token's starting quote is used; also while a
 * prerendered page is hydrated, since a part of it that is hydrated late would not match prices that have moved.
 */
export function useQuote<Shown>(token: { symbol: string } & Quote, show: (quote: Quote) => Shown): Shown {
  const prices = PricesContext.useActorRef()
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = prices.subscribe(onChange)
      return () => subscription.unsubscribe()
    },
    [prices],
  )
  return useSyncExternalStore(
    subscribe,
    () => show(selectQuote(prices.getSnapshot(), token.symbol) ?? token),
    () => show(token),
  )
}
