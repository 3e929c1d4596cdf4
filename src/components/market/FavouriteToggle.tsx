import { Star } from 'lucide-react'
import type { ComponentProps } from 'react'
import { toggleFavourite } from '@/data/market/favourites'
import type { MarketAsset } from '@/data/market/marketAssets'
import { useFavourites } from './useFavourites'

export type FavouriteToggleProps = ComponentProps<'button'> & {
  asset: Pick<MarketAsset, 'symbol' | 'name'>
}

/** A star that adds an asset to the favourites and, pressed again, removes it; a plain button that the table styles. */
export function FavouriteToggle({ asset: { symbol, name }, ...button }: FavouriteToggleProps) {
  const isFavourite = useFavourites((favourites) => favourites.has(symbol))
  return (
    <button
      {...button}
      type="button"
      aria-label={`Add ${name} to favourites`}
      aria-pressed={isFavourite}
      onClick={() => toggleFavourite(symbol)}
    >
      <Star />
    </button>
  )
}
