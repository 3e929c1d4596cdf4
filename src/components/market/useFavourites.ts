import { useSyncExternalStore } from 'react'
import { type Favourites, followFavourites, noFavourites, readFavourites } from '@/data/browser/favourites'

/**
 * A value derived from the visitor's favourites; a change of it renders the component again. A prerendered page shows
 * none, and hydration has to match that.
 */
export const useFavourites = <Shown>(show: (favourites: Favourites) => Shown): Shown =>
  useSyncExternalStore(
    followFavourites,
    () => show(readFavourites()),
    () => show(noFavourites),
  )
