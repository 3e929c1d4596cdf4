import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { tableRoles } from '@/components/ui/tableRoles'
import { nextSorting, sortingOf } from '@/data/rules/marketResult'
import type { MarketSort, MarketView } from '@/data/rules/marketView'

export type SortHeadingProps = {
  sort: MarketSort
  label: string
  view: MarketView
  onSort: (changes: MarketView) => void
}

/** A column heading, which on wide screens sorts the table. */
export function SortHeading({ sort, label, view, onSort }: SortHeadingProps) {
  const now = sortingOf(view)
  const order = now.sort === sort ? now.order : undefined
  const Mark = order === undefined ? ChevronsUpDown : order === 'asc' ? ArrowUp : ArrowDown
  return (
    <th
      {...tableRoles.columnHeader}
      scope="col"
      data-column={sort}
      aria-sort={order === undefined ? undefined : order === 'asc' ? 'ascending' : 'descending'}
    >
      <span data-label="">{label}</span>
      <button type="button" onClick={() => onSort(nextSorting(view, sort))}>
        {label}
        <Mark size="0.875rem" aria-hidden />
      </button>
    </th>
  )
}
