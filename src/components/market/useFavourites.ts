import { useSyncExternalStore } from 'react'
import { type Favourites, favourites } from '@/data/market/favourites'

/**
 * A value derived from the visitor's favourites; a change of it renders the component again. A prerendered page shows
 * none, and hydration has to match that.
 */
export const useFavourites = <Shown>(show: (favourites: Favourites) => Shown): Shown =>
  useSyncExternalStore(
    favourites.subscribe,
    () => show(favourites.read()),
    () => show(favourites.initial),
  )
