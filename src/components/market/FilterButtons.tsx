import { Button } from '@chakra-ui/react/button'
import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { Star } from 'lucide-react'
import type { MarketAsset } from '@/data/market/marketAssets'
import { filterOptions } from '@/data/market/marketResult'
import type { MarketFilter } from '@/data/market/marketView'
import { useFavourites } from './useFavourites'

export type FilterButtonsProps = {
  /** The assets among which the favourites are counted. */
  assets: MarketAsset[]
  filter: MarketFilter | undefined
  onFilterChange: (filter: MarketFilter | undefined) => void
}

const pressed: SystemStyleObject = {
  color: 'brand.fg',
  bg: 'brand.subtle',
  borderColor: 'brand.border',
  // Not `_hover`, whose rule the library would compare with that of contrast by a language.
  '&:hover:not(:disabled)': { borderColor: 'brand.border' },
  _highContrast: { forcedColorAdjust: 'none', bg: 'Highlight', color: 'HighlightText' },
}

/** Buttons that show all assets, or those that match one filter. */
export function FilterButtons({ assets, filter: chosen, onFilterChange }: FilterButtonsProps) {
  const count = useFavourites(
    (favourites) => favourites.size && assets.filter(({ symbol }) => favourites.has(symbol)).length,
  )
  return (
    <chakra.div
      role="group"
      aria-label="Filter assets"
      display="flex"
      flexWrap="wrap"
      gap={{ base: '1', sm: '2' }}
    >
      {filterOptions.map(({ label, filter }) => (
        <Button
          key={label}
          type="button"
          variant="outline"
          aria-pressed={filter === chosen}
          onClick={() => onFilterChange(filter)}
          px={{ base: '2', sm: '4' }}
          gap={{ base: '1', sm: '2' }}
          fontSize={{ base: 'xs', sm: 'sm' }}
          color="fg.muted"
          borderColor="border"
          _hover={{ borderColor: 'fg.subtle' }}
          _pressed={pressed}
        >
          {filter === 'favourites' ? (
            <>
              <Star aria-hidden />
              <chakra.span srOnly={{ base: true, sm: false }}>{label}</chakra.span>
              {/* As wide as two digits, so that nothing moves when the stored favourites are read. */}
              <chakra.span minW="2ch" textAlign="start" fontVariantNumeric="tabular-nums">
                {count}
              </chakra.span>
            </>
          ) : (
            label
          )}
        </Button>
      ))}
    </chakra.div>
  )
}
