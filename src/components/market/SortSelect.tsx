import { Center } from '@chakra-ui/react/center'
import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { ChevronsUpDown } from 'lucide-react'
import { useId, useRef } from 'react'
import { useEarlyChoice } from '@/components/forms/useEarlyChoice'
import { sortColumns, sortingOf, viewOf } from '@/data/rules/marketResult'
import type { MarketView } from '@/data/rules/marketView'
import { select as selectRecipe } from '@/theme/recipes/select'

export type SortSelectProps = { view: MarketView; onSort: (changes: MarketView) => void }

const options = sortColumns.flatMap(({ sort, label, ways }) =>
  [...Object.entries(ways)].map(([order, way]) => ({
    value: `${sort} ${order}`,
    label: `${label}, ${way}`,
    sorting: sortingOf({ sort, order: order === 'asc' ? 'asc' : 'desc' }),
  })),
)

const Select = chakra('select', selectRecipe)

/** Sorts the table on screens that are too narrow for all column headings. */
export function SortSelect({ view, onSort }: SortSelectProps) {
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const { sort, order } = sortingOf(view)
  const shown = `${sort} ${order}`
  const choose = (value: string) => {
    const chosen = options.find((option) => option.value === value)
    if (chosen) onSort(viewOf(chosen.sorting))
  }
  useEarlyChoice(select, ({ value }) => value, shown, choose)
  return (
    <chakra.div hideFrom="md" position="relative" flex="1 1 14rem" _print={{ display: 'none' }}>
      <VisuallyHidden asChild>
        <label htmlFor={id}>Sort by</label>
      </VisuallyHidden>
      <Select
        id={id}
        ref={select}
        value={shown}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Center position="absolute" insetY="0" insetEnd="3" color="fg.subtle" pointerEvents="none">
        <ChevronsUpDown size="1.125em" aria-hidden />
      </Center>
    </chakra.div>
  )
}
