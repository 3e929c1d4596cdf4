import { Center } from '@chakra-ui/react/center'
import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { ChevronsUpDown } from 'lucide-react'
import { useId, useRef } from 'react'
import { useEarlyChoice } from '@/components/forms/useEarlyChoice'
import type { SortOrder, SortView, TableSorting } from '@/data/text/tableSorting'
import { select as selectRecipe } from '@/theme/recipes/select'

export type SortSelectProps<Sort extends string> = Omit<HTMLChakraProps<'div'>, 'children'> & {
  sorting: TableSorting<Sort>
  view: SortView<Sort>
  onSort: (changes: SortView<Sort>) => void
}

const orders: readonly SortOrder[] = ['asc', 'desc']

const Select = chakra('select', selectRecipe)

/** Sorts a table where it is too narrow for all column headings. */
export function SortSelect<Sort extends string>({ sorting, view, onSort, ...box }: SortSelectProps<Sort>) {
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  const options = sorting.columns.flatMap(({ sort, label, ways }) =>
    Object.keys(ways).flatMap((key) => {
      const order = orders.find((known) => known === key)
      return order ? [{ value: `${sort} ${order}`, label: `${label}, ${ways[order]}`, sort, order }] : []
    }),
  )
  const { sort, order } = sorting.sortingOf(view)
  const shown = `${sort} ${order}`
  const choose = (value: string) => {
    const chosen = options.find((option) => option.value === value)
    if (chosen) onSort(sorting.viewOf(chosen))
  }
  useEarlyChoice(select, ({ value }) => value, shown, choose)
  return (
    <chakra.div position="relative" _print={{ display: 'none' }} {...box}>
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
