import { linkWords, readChoice } from './linkWords'
import { readSearch } from './searchText'
import { type SortView, sortOrders } from './tableSorting'

const filters = ['king-tokens', 'gainers', 'losers', 'favourites'] as const
const sorts = ['name', 'price', 'change', 'volume', 'market-cap'] as const

export type MarketFilter = (typeof filters)[number]
export type MarketSort = (typeof sorts)[number]

/** The search, the filter and the sorting in the address; absent ones have their default. */
export type MarketView = { q?: string; filter?: MarketFilter } & SortView<MarketSort>

/** Reads the view from the address; invalid values are ignored. */
export function readMarketView({ q, filter, sort, order }: Record<string, unknown>): MarketView {
  return {
    q: readSearch(q),
    filter: readChoice(filters, filter),
    sort: readChoice(sorts, sort),
    order: readChoice(sortOrders, order),
  }
}

/** What the market page's address holds: its view, and the symbol of the asset whose own view is open. */
export type MarketSearch = MarketView & { asset?: string }

/** A symbol in capitals, of a pair its base. It need not be one, so that the page says what the link names. */
const readSymbol = (value: unknown) =>
  linkWords(value)[0]?.slice(0, 24).toUpperCase() ?? (readSearch(value)?.trim() ? '?' : undefined)

/** Reads the whole address of the market page. */
export const readMarketSearch = ({ asset, ...view }: Record<string, unknown>): MarketSearch => ({
  asset: readSymbol(asset),
  ...readMarketView(view),
})
