import { useSelector } from '@xstate/react'
import { type FocusEvent, type PointerEvent, useMemo, useState } from 'react'
import { PricesContext } from '@/components/live/PricesContext'
import type { PriceReader } from '@/components/live/usePriceReader'
import type { MarketAsset } from '@/data/registries/market'
import { followsPrices, isSameOrder, selectAssets } from '@/data/rules/marketResult'
import type { MarketView } from '@/data/rules/marketView'
import { selectQuote } from '@/machines/pricesMachine'

/** Whether an element is in the table's body, not in its head. */
const isAmongRows = (target: EventTarget | null) =>
  target instanceof Element && target.closest('tbody') !== null

/**
 * The assets of a view, in the order of their rows. If the view depends on prices, the order is updated at the market's
 * ticks, but not while the pointer or the focus is among the rows, so that a row never moves from under a click. Spread
 * the `handlers` on the table.
 */
export function useSteadyOrder(market: PriceReader, assets: MarketAsset[], view: MarketView) {
  const prices = PricesContext.useActorRef()
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [held, setHeld] = useState<{ view: MarketView; shown: MarketAsset[] }>()

  const isHeld = isPointed || isFocused
  const steady = isHeld && held?.view === view ? held.shown : null
  const fixed = useMemo(() => (followsPrices(view) ? null : selectAssets(assets, view)), [assets, view])
  const shown = useSelector(
    market,
    () =>
      fixed ??
      steady ??
      selectAssets(assets, view, ({ symbol }) => selectQuote(prices.getSnapshot(), symbol)),
    isSameOrder,
  )
  if (isHeld && !steady) setHeld({ view, shown })
  if (!isHeld && held) setHeld(undefined)

  // When the last row is removed, no event reports that the pointer or the focus has left the rows.
  if (shown.length === 0 && isPointed) setPointed(false)
  if (shown.length === 0 && isFocused) setFocused(false)

  const handlers = {
    onPointerOver: ({ target }: PointerEvent) => setPointed(isAmongRows(target)),
    onPointerLeave: () => setPointed(false),
    onFocus: ({ target }: FocusEvent) => setFocused(isAmongRows(target)),
    onBlur: ({ relatedTarget }: FocusEvent) => setFocused(isAmongRows(relatedTarget)),
  }
  return { shown, handlers }
}
