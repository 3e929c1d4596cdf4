import { parseChoice } from '@/data/text/linkWords'
import { parseSearchText } from '@/data/text/searchText'
import { type SortView, sortOrders } from '@/data/text/tableSorting'

const sorts = ['listed', 'name', 'balance', 'value', 'share'] as const

export type BalanceSort = (typeof sorts)[number]

/** The search and the sorting of the dashboard's balances in its address; absent ones have their default. */
export type BalanceView = { q?: string } & SortView<BalanceSort>

/** Parses the view in the address; invalid values are ignored. */
export const parseBalanceView = ({ q, sort, order }: Record<string, unknown>): BalanceView => ({
  q: parseSearchText(q),
  sort: parseChoice(sorts, sort),
  order: parseChoice(sortOrders, order),
})
