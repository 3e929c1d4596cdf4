import { Icon } from '@chakra-ui/react/icon'
import { Input } from '@chakra-ui/react/input'
import { chakra } from '@chakra-ui/react/styled-system'
import { ChevronDown } from 'lucide-react'
import { sortColumns, sortingOf, viewOf } from '@/data/rules/marketResult'
import type { MarketView } from '@/data/rules/marketView'

export type SortSelectProps = { view: MarketView; onSort: (changes: MarketView) => void }

const options = sortColumns.flatMap(({ sort, label, ways }) =>
  [...Object.entries(ways)].map(([order, way]) => ({
    value: `${sort} ${order}`,
    label: `${label}, ${way}`,
    sorting: sortingOf({ sort, order: order === 'asc' ? 'asc' : 'desc' }),
  })),
)

/** Sorts the table where it is too narrow for the headings of all columns. */
export function SortSelect({ view, onSort }: SortSelectProps) {
  const { sort, order } = sortingOf(view)
  return (
    <chakra.label display={{ base: 'flex', md: 'none' }} alignItems="center" gap="3" position="relative">
      <chakra.span textStyle="sm" color="fg.muted" flexShrink="0">
        Sort by
      </chakra.span>
      <Input asChild pe="10">
        <select
          value={`${sort} ${order}`}
          onChange={({ target }) => {
            const chosen = options.find(({ value }) => value === target.value)
            if (chosen) onSort(viewOf(chosen.sorting))
          }}
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Input>
      <Icon
        as={ChevronDown}
        position="absolute"
        insetEnd="3.5"
        boxSize="4.5"
        color="fg.subtle"
        pointerEvents="none"
        aria-hidden
      />
    </chakra.label>
  )
}
