import { type ReactNode, useState } from 'react'
import { readFavourites, toggleFavourite } from '@/data/browser/favourites'

export type StoredFavouritesProps = { symbols: string[]; children: ReactNode }

/** Stores a visitor's favourites before the components in it read them. */
export function StoredFavourites({ symbols, children }: StoredFavouritesProps) {
  useState(() => {
    const stored = [...readFavourites()]
    const differing = [
      ...stored.filter((symbol) => !symbols.includes(symbol)),
      ...symbols.filter((symbol) => !stored.includes(symbol)),
    ]
    for (const symbol of differing) toggleFavourite(symbol)
  })
  return children
}
