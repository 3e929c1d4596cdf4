import { parseChoice } from '@/data/text/linkWords'
import { parseSearchText } from '@/data/text/searchText'
import { type SortView, sortOrders } from '@/data/text/tableSorting'

/** The columns of the balance table, in order. */
export const balanceColumns = ['name', 'balance', 'price', 'value', 'share'] as const

export type BalanceColumn = (typeof balanceColumns)[number]

/** The columns by whose figures balances can be sorted. */
export const sortableFigures = balanceColumns.filter((column) => column !== 'name' && column !== 'price')

const sorts = ['listed', 'name', ...sortableFigures] as const

export type BalanceSort = (typeof sorts)[number]

/** The search and the sorting of the dashboard's balances in its address; absent ones have their default. */
export type BalanceView = { q?: string } & SortView<BalanceSort>

/** Parses the view in the address; invalid values are ignored. */
export const parseBalanceView = ({ q, sort, order }: Record<string, unknown>): BalanceView => ({
  q: parseSearchText(q),
  sort: parseChoice(sorts, sort),
  order: parseChoice(sortOrders, order),
})
