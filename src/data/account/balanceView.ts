import { readChoice } from '@/data/text/linkWords'
import { readSearch } from '@/data/text/searchText'
import { type SortView, sortOrders } from '@/data/text/tableSorting'

const sorts = ['listed', 'name', 'balance', 'value', 'share'] as const

export type BalanceSort = (typeof sorts)[number]

/** The search and the sorting of the dashboard's balances in its address; absent ones have their default. */
export type BalanceView = { q?: string } & SortView<BalanceSort>

/** Reads the view from the address; invalid values are ignored. */
export const readBalanceView = ({ q, sort, order }: Record<string, unknown>): BalanceView => ({
  q: readSearch(q),
  sort: readChoice(sorts, sort),
  order: readChoice(sortOrders, order),
})
