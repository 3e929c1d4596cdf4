import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { chakra } from '@chakra-ui/react/styled-system'
import { Star } from 'lucide-react'
import type { MarketAsset } from '@/data/registries/market'
import { filterOptions } from '@/data/rules/marketResult'
import type { MarketFilter } from '@/data/rules/marketView'
import { useFavourites } from './useFavourites'

export type FilterButtonsProps = {
  /** The assets among which the favourites are counted. */
  assets: MarketAsset[]
  filter: MarketFilter | undefined
  onFilterChange: (filter: MarketFilter | undefined) => void
}

/** Buttons that show all assets, or those that match one filter. */
export function FilterButtons({ assets, filter: chosen, onFilterChange }: FilterButtonsProps) {
  const count = useFavourites(
    (favourites) => favourites.size && assets.filter(({ symbol }) => favourites.has(symbol)).length,
  )
  return (
    <Stack role="group" aria-label="Filter assets" direction="row" wrap="wrap" gap={{ base: '1', sm: '2' }}>
      {filterOptions.map(({ label, filter }) => (
        <Button
          key={label}
          variant="outline"
          px={{ base: '2', sm: '4' }}
          gap={{ base: '1', sm: '2' }}
          fontSize={{ base: 'xs', sm: 'sm' }}
          color="fg.muted"
          borderColor="border"
          _pressed={{
            color: 'brand.fg',
            bg: 'brand.subtle',
            borderColor: 'brand.border',
            _highContrast: { forcedColorAdjust: 'none', bg: 'Highlight', color: 'HighlightText' },
          }}
          aria-pressed={filter === chosen}
          onClick={() => onFilterChange(filter)}
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
    </Stack>
  )
}
