import { linkWords, parseChoice } from '@/data/text/linkWords'
import { parseSearchText } from '@/data/text/searchText'
import { type SortView, sortOrders } from '@/data/text/tableSorting'
import type { PriceRange } from './priceRange'

const filters = ['king-tokens', 'gainers', 'losers', 'favourites'] as const
const sorts = ['name', 'price', 'change', 'volume', 'market-cap'] as const

export type MarketFilter = (typeof filters)[number]
export type MarketSort = (typeof sorts)[number]

/** The search, the filter and the sorting in the address; absent ones have their default. */
export type MarketView = { q?: string; filter?: MarketFilter } & SortView<MarketSort>

/** Parses the view in the address; invalid values are ignored. */
export function parseMarketView({ q, filter, sort, order }: Record<string, unknown>): MarketView {
  return {
    q: parseSearchText(q),
    filter: parseChoice(filters, filter),
    sort: parseChoice(sorts, sort),
    order: parseChoice(sortOrders, order),
  }
}

// A list of its own: this file is in the first script of every page, what draws prices is not.
const ranges = ['1h', '7d', '30d'] as const satisfies PriceRange[]
const drawings = ['candles'] as const

/** A chart's range and drawing in the address: 24 hours as a line by default. */
export type ChartView = { range?: (typeof ranges)[number]; drawing?: (typeof drawings)[number] }

/** The market page's address: its view, the symbol of the asset that is opened, and that one's chart. */
export type MarketSearch = MarketView & ChartView & { asset?: string }

/** A symbol in capitals, of a pair its base. It need not be one, so that the page says what the link names. */
const parseSymbol = (value: unknown) =>
  linkWords(value)[0]?.slice(0, 24).toUpperCase() ?? (parseSearchText(value)?.trim() ? '?' : undefined)

/** Parses the whole search of the market page. */
export const parseMarketSearch = ({
  asset,
  range,
  drawing,
  ...view
}: Record<string, unknown>): MarketSearch => ({
  asset: parseSymbol(asset),
  range: parseChoice(ranges, range),
  drawing: parseChoice(drawings, drawing),
  ...parseMarketView(view),
})

/** The part of the address that is the market's own, without an asset. */
export const marketViewOf = ({ asset: _, range: __, drawing: ___, ...view }: MarketSearch): MarketView => view
