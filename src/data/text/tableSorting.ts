export const sortOrders = ['asc', 'desc'] as const

export type SortOrder = (typeof sortOrders)[number]

/** A table's order in an address; absent parts have their default. */
export type SortView<Sort extends string> = { sort?: Sort; order?: SortOrder }

/** A column by which a table is sorted, and in which direction. */
export type Sorting<Sort extends string> = { sort: Sort; order: SortOrder }

/** A way to sort a table: its column, and its two directions in words, the natural one first. */
export type SortColumn<Sort extends string> = {
  sort: Sort
  label: string
  ways: Partial<Record<SortOrder, string>>
}

/** The sorting of one table, between its address, its headings and its select. */
export type TableSorting<Sort extends string> = {
  /** In the order of the table's columns. */
  columns: readonly SortColumn<Sort>[]
  /** The sorting of a view. */
  sortingOf: (view: SortView<Sort>) => Sorting<Sort>
  /** The search parameters of a sorting; none for the default. */
  viewOf: (sorting: Sorting<Sort>) => SortView<Sort>
  /** The sorting of a view, for screen readers: its key, and its words, as in `Sorted: Price, high to low`. */
  tell: (view: SortView<Sort>) => { key: string; words: string }
  /** The view after a press on a column's heading: its natural direction, then the other one, then the default. */
  next: (view: SortView<Sort>, sort: Sort) => SortView<Sort>
}

/** The sorting of a table with these columns, by default by `usual` in its natural direction. */
export function tableSorting<Sort extends string>(
  columns: readonly SortColumn<Sort>[],
  usual: Sort,
): TableSorting<Sort> {
  const naturalOrder = (sort: Sort): SortOrder =>
    Object.keys(columns.find((column) => column.sort === sort)?.ways ?? {})[0] === 'asc' ? 'asc' : 'desc'
  const sortingOf = ({ sort = usual, order = naturalOrder(sort) }: SortView<Sort>) => ({ sort, order })
  const viewOf = ({ sort, order }: Sorting<Sort>) =>
    sort === usual && order === naturalOrder(usual) ? { sort: undefined, order: undefined } : { sort, order }
  const next = (view: SortView<Sort>, sort: Sort) => {
    const now = sortingOf(view)
    const natural = naturalOrder(sort)
    if (now.sort !== sort) return viewOf({ sort, order: natural })
    return now.order === natural
      ? viewOf({ sort, order: natural === 'asc' ? 'desc' : 'asc' })
      : { sort: undefined, order: undefined }
  }
  const tell = (view: SortView<Sort>) => {
    const { sort, order } = sortingOf(view)
    const column = columns.find((known) => known.sort === sort)
    return { key: `${sort} ${order}`, words: `Sorted: ${column?.label}, ${column?.ways[order]}` }
  }
  return { columns, sortingOf, viewOf, tell, next }
}
