import { IconButton } from '@chakra-ui/react/button'
import { Star } from 'lucide-react'
import { toggleFavourite } from '@/data/browser/favourites'
import type { MarketAsset } from '@/data/registries/market'
import { useFavourites } from './useFavourites'

export type FavouriteButtonProps = { asset: Pick<MarketAsset, 'symbol' | 'name'> }

/** A star that adds an asset to the favourites and, pressed again, removes it. */
export function FavouriteButton({ asset: { symbol, name } }: FavouriteButtonProps) {
  const isFavourite = useFavourites((favourites) => favourites.has(symbol))
  return (
    <IconButton
      type="button"
      variant="ghost"
      size={{ base: 'md', md: 'sm' }}
      color="fg.subtle"
      _pressed={{ color: 'brand.fg', _icon: { fill: 'currentColor' } }}
      aria-label={`Add ${name} to favourites`}
      aria-pressed={isFavourite}
      onClick={() => toggleFavourite(symbol)}
    >
      <Star />
    </IconButton>
  )
}
