import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { Star } from 'lucide-react'
import type { MarketAsset } from '@/data/market/marketAssets'
import { filterOptions } from '@/data/market/marketResult'
import type { MarketFilter } from '@/data/market/marketView'
import { buttonLook } from '@/theme/recipes/controls'
import { useFavourites } from './useFavourites'

export type FilterButtonsProps = {
  /** The assets among which the favourites are counted. */
  assets: MarketAsset[]
  filter: MarketFilter | undefined
  onFilterChange: (filter: MarketFilter | undefined) => void
}

const gold = { bg: 'brand.subtle', borderColor: 'brand.border' }

const look: SystemStyleObject = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: { base: '1', sm: '2' },
  '& > button': {
    ...buttonLook('outline'),
    px: { base: '2', sm: '4' },
    gap: { base: '1', sm: '2' },
    fontSize: { base: 'xs', sm: 'sm' },
    color: 'fg.muted',
    borderColor: 'border',
    _pressed: {
      color: 'brand.fg',
      ...gold,
      // Not `_hover`, whose rule the library would compare with that of contrast by a language.
      '&:hover:not(:disabled)': gold,
      _highContrast: {
        forcedColorAdjust: 'none',
        bg: 'Highlight',
        color: 'HighlightText',
        '&:hover:not(:disabled)': { bg: 'Highlight' },
      },
    },
  },
  '& [data-label]': { srOnly: { base: true, sm: false } },
  // As wide as two digits, so that nothing moves when the stored favourites are read.
  '& [data-count]': { minW: '2ch', textAlign: 'start', fontVariantNumeric: 'tabular-nums' },
}

/** Buttons that show all assets, or those that match one filter. */
export function FilterButtons({ assets, filter: chosen, onFilterChange }: FilterButtonsProps) {
  const count = useFavourites(
    (favourites) => favourites.size && assets.filter(({ symbol }) => favourites.has(symbol)).length,
  )
  return (
    <chakra.div role="group" aria-label="Filter assets" css={look}>
      {filterOptions.map(({ label, filter }) => (
        <button
          key={label}
          type="button"
          aria-pressed={filter === chosen}
          onClick={() => onFilterChange(filter)}
        >
          {filter === 'favourites' ? (
            <>
              <Star aria-hidden />
              <span data-label="">{label}</span>
              <span data-count="">{count}</span>
            </>
          ) : (
            label
          )}
        </button>
      ))}
    </chakra.div>
  )
}
