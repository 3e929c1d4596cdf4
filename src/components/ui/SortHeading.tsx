import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { tableRoles } from '@/components/ui/tableRoles'
import type { SortView, TableSorting } from '@/data/text/tableSorting'

export type SortHeadingProps<Sort extends string> = {
  sort: Sort
  label: string
  sorting: TableSorting<Sort>
  view: SortView<Sort>
  onSort: (changes: SortView<Sort>) => void
  className?: string
}

/** A column heading, which sorts the table where it has room for all headings. */
export function SortHeading<Sort extends string>({
  sort,
  label,
  sorting,
  view,
  onSort,
  className,
}: SortHeadingProps<Sort>) {
  const now = sorting.sortingOf(view)
  const order = now.sort === sort ? now.order : undefined
  const Icon = order === undefined ? ChevronsUpDown : order === 'asc' ? ArrowUp : ArrowDown
  return (
    <th
      {...tableRoles.columnHeader}
      className={className}
      scope="col"
      data-column={sort}
      aria-sort={order === undefined ? undefined : order === 'asc' ? 'ascending' : 'descending'}
    >
      <span data-label="">{label}</span>
      <button type="button" onClick={() => onSort(sorting.next(view, sort))}>
        {label}
        <Icon size="0.875rem" aria-hidden />
      </button>
    </th>
  )
}
