import { useSelector } from '@xstate/react'
import { type FocusEvent, useMemo, useState } from 'react'
import type { Walk } from '@/components/live/useWalk'
import type { MarketAsset } from '@/data/market'
import { followsPrices, isSameOrder, selectOrder } from '@/data/marketResult'
import type { MarketView } from '@/data/marketView'

/**
 * The order of the rows, which follows the prices where the view asks for that, but not while the pointer or the focus is
 * among the rows: a row must not run away from whoever is about to press it. `holder` belongs on what holds the rows.
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

  const holder = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setFocused(currentTarget.contains(relatedTarget)),
  }
  return { order, holder }
}
