import { useSelector } from '@xstate/react'
import { type FocusEvent, type PointerEvent, useMemo, useState } from 'react'
import type { Walk } from '@/components/live/useWalk'
import type { MarketAsset } from '@/data/registries/market'
import { followsPrices, isSameOrder, selectOrder } from '@/data/rules/marketResult'
import type { MarketView } from '@/data/rules/marketView'

/** Whether something stands in a row of the table, and not among the headings that sort it. */
const isAmongRows = (target: EventTarget | null) =>
  target instanceof Element && target.closest('tbody') !== null

/**
 * The order of the rows, which follows the prices where the view asks for that, but not while the pointer or the focus is
 * among the rows: a row must not run away from whoever is about to press it. `holder` belongs on the table.
 */
export function useSteadyOrder(walk: Walk<MarketAsset[]>, assets: MarketAsset[], view: MarketView) {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [held, setHeld] = useState<{ view: MarketView; order: number[] }>()

  const isHeld = isPointed || isFocused
  const steady = isHeld && held?.view === view ? held.order : null
  const fixed = useMemo(() => (followsPrices(view) ? null : selectOrder(assets, view)), [assets, view])
  const order = useSelector(
    walk,
    ({ context }) => fixed ?? steady ?? selectOrder(context.value, view),
    isSameOrder,
  )
  if (isHeld && !steady) setHeld({ view, order })
  if (!isHeld && held) setHeld(undefined)

  // What is taken away with the last row is never left.
  if (order.length === 0 && isPointed) setPointed(false)
  if (order.length === 0 && isFocused) setFocused(false)

  const holder = {
    onPointerOver: ({ target }: PointerEvent) => setPointed(isAmongRows(target)),
    onPointerLeave: () => setPointed(false),
    onFocus: ({ target }: FocusEvent) => setFocused(isAmongRows(target)),
    onBlur: ({ relatedTarget }: FocusEvent) => setFocused(isAmongRows(relatedTarget)),
  }
  return { order, holder }
}
