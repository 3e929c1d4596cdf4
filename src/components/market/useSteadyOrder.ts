import { useMachineSeam } from '@king-exchange/machine-workbench/seam'
import { useActorRef, useSelector } from '@xstate/react'
import { type FocusEvent, type PointerEvent, useCallback, useMemo, useState } from 'react'
import { PricesContext } from '@/components/prices/PricesProvider'
import { favourites as stored } from '@/data/market/favourites'
import type { MarketAsset } from '@/data/market/marketAssets'
import { followsPrices, isSameOrder, isSameView, selectAssets } from '@/data/market/marketResult'
import type { MarketView } from '@/data/market/marketView'
import { selectQuote } from '@/machines/pricesMachine'
import { rowOrderMachine, selectIsLocked } from '@/machines/rowOrderMachine'
import { useFavourites } from './useFavourites'

/** True if an element is in the table's body, not in its head. */
const isAmongRows = (target: EventTarget | null) =>
  target instanceof Element && target.closest('tbody') !== null

/**
 * The assets of a view, in the order of their rows. If the view depends on prices, the order is updated as they
 * change; if it shows the favourites, when one is added or removed. But not while the pointer or the focus is among the
 * rows, so that a row never moves from under a click. Spread the `handlers` on the table.
 */
export function useSteadyOrder(assets: MarketAsset[], view: MarketView) {
  const prices = PricesContext.useActorRef()
  const order = useActorRef(...useMachineSeam(rowOrderMachine))
  const isLocked = useSelector(order, selectIsLocked)
  const favourites = useFavourites((all) => (view.filter === 'favourites' ? all : stored.initial))
  const [locked, setLocked] = useState<{ view: MarketView; shown: MarketAsset[] }>()

  const steady = isLocked && locked && isSameView(locked.view, view) ? locked.shown : null
  const fixed = useMemo(
    () => (followsPrices(view) ? null : selectAssets(assets, view, { favourites })),
    [assets, view, favourites],
  )
  // The same function until the view changes, so that a tick selects once, not again when it renders.
  const select = useCallback(
    () =>
      steady ??
      fixed ??
      selectAssets(assets, view, {
        favourites,
        quoteOf: ({ symbol }) => selectQuote(prices.getSnapshot(), symbol),
      }),
    [steady, fixed, assets, view, favourites, prices],
  )
  const shown = useSelector(prices, select, isSameOrder)
  if (isLocked && !steady) setLocked({ view, shown })
  if (!isLocked && locked) setLocked(undefined)

  const handlers = useMemo(
    () => ({
      // When the table is removed, no event reports that the pointer or the focus has left its rows.
      ref: () => () => order.send({ type: 'rows.removed' }),
      onPointerOver: ({ target }: PointerEvent) =>
        order.send({ type: isAmongRows(target) ? 'pointer.entered' : 'pointer.left' }),
      onPointerLeave: ({ pointerType }: PointerEvent) =>
        order.send({ type: pointerType === 'touch' ? 'touch.ended' : 'pointer.left' }),
      onFocus: ({ target }: FocusEvent) =>
        order.send({ type: isAmongRows(target) ? 'focus.entered' : 'focus.left' }),
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (!isAmongRows(relatedTarget)) order.send({ type: 'focus.left' })
      },
    }),
    [order],
  )
  return { shown, handlers }
}
