import { useSelector } from '@xstate/react'
import { type FocusEvent, type PointerEvent, useMemo, useState } from 'react'
import { PricesContext } from '@/components/live/PricesContext'
import type { PriceReader } from '@/components/live/usePriceReader'
import type { MarketAsset } from '@/data/registries/market'
import { followsPrices, isSameOrder, selectAssets } from '@/data/rules/marketResult'
import type { MarketView } from '@/data/rules/marketView'
import { selectQuote } from '@/machines/pricesMachine'

/** Whether something is in a row of the table, and not among the headings that sort it. */
const isAmongRows = (target: EventTarget | null) =>
  target instanceof Element && target.closest('tbody') !== null

/**
 * The assets that a view shows, in the order of the rows. That follows the prices at the market's own ticks where the view
 * asks for it, but not while the pointer or the focus is among the rows: a row must not run away from whoever is about to
 * press it. The `handlers` belong on the table.
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

  // Neither leaves a table that has lost its last row.
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
