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

/** What the market page's address holds: its view, and the symbol of the asset whose own view is open. */
export type MarketSearch = MarketView & { asset?: string }

/** A symbol in capitals; undefined for what cannot be one. It need not be listed. */
const readSymbol = (value: unknown) =>
  typeof value === 'string' && /^[a-z\d]{1,12}$/i.test(value) ? value.toUpperCase() : undefined

/** Reads the whole address of the market page. */
export const readMarketSearch = ({ asset, ...view }: Record<string, unknown>): MarketSearch => ({
  asset: readSymbol(asset),
  ...readMarketView(view),
})
