import { readSearch } from './searchText'

const filters = ['king-tokens', 'gainers', 'losers', 'favourites'] as const
const sorts = ['name', 'price', 'change', 'volume', 'market-cap'] as const
const orders = ['asc', 'desc'] as const

export type MarketFilter = (typeof filters)[number]
export type MarketSort = (typeof sorts)[number]
export type MarketOrder = (typeof orders)[number]

/** The search, the filter and the sorting in the address; absent ones have their default. */
export type MarketView = { q?: string; filter?: MarketFilter; sort?: MarketSort; order?: MarketOrder }

const oneOf = <Value extends string>(known: readonly Value[], value: unknown) =>
  known.find((candidate) => candidate === value)

/** Reads the view from the address; invalid values are ignored. */
export function readMarketView({ q, filter, sort, order }: Record<string, unknown>): MarketView {
  return {
    q: readSearch(q),
    filter: oneOf(filters, filter),
    sort: oneOf(sorts, sort),
    order: oneOf(orders, order),
  }
}
