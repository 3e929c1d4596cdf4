import { Button } from '@chakra-ui/react/button'
import { Stack } from '@chakra-ui/react/stack'
import { filterOptions } from '@/data/rules/marketResult'
import type { MarketFilter } from '@/data/rules/marketView'

export type FilterButtonsProps = {
  filter: MarketFilter | undefined
  onFilterChange: (filter: MarketFilter | undefined) => void
}

/** Buttons that show all assets, or those that match one filter. */
export function FilterButtons({ filter: chosen, onFilterChange }: FilterButtonsProps) {
  return (
    <Stack role="group" aria-label="Filter assets" direction="row" wrap="wrap" gap={{ base: '1.5', sm: '2' }}>
      {filterOptions.map(({ label, filter }) => (
        <Button
          key={label}
          variant="outline"
          flex={{ base: '1 1 auto', sm: 'none' }}
          px={{ base: '2', sm: '4' }}
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
          {label}
        </Button>
      ))}
    </Stack>
  )
}
