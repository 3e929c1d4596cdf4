import { type ReactNode, useState } from 'react'
import { favourites } from '@/data/stored/favourites'

export type StoredFavouritesProps = { symbols: string[]; children: ReactNode }

/** Stores a visitor's favourites before the components in it read them. */
export function StoredFavourites({ symbols, children }: StoredFavouritesProps) {
  useState(() => favourites.write(new Set(symbols)))
  return children
}
