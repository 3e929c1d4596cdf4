import type { Favourites } from '@/data/browser/favourites'
import type { MarketAsset } from '@/data/registries/market'
import type { MarketFilter, MarketOrder, MarketSort, MarketView } from './marketView'
import type { Quote } from './quotes'
import { quoteSearch } from './searchText'

/** A column by which the table is sorted, and in which direction. */
export type MarketSorting = { sort: MarketSort; order: MarketOrder }

/** The filter buttons, in order. */
export const filterOptions: { label: string; filter?: MarketFilter }[] = [
  { label: 'All' },
  { label: 'King Tokens', filter: 'king-tokens' },
  { label: 'Gainers', filter: 'gainers' },
  { label: 'Losers', filter: 'losers' },
  { label: 'Favourites', filter: 'favourites' },
]

/** The columns by which the table can be sorted, in order. */
export const sortColumns: { sort: MarketSort; label: string; ways: Record<MarketOrder, string> }[] = [
  { sort: 'name', label: 'Asset', ways: { asc: 'A to Z', desc: 'Z to A' } },
  { sort: 'price', label: 'Price', ways: { desc: 'high to low', asc: 'low to high' } },
  { sort: 'change', label: '24h change', ways: { desc: 'high to low', asc: 'low to high' } },
  { sort: 'volume', label: '24h volume', ways: { desc: 'high to low', asc: 'low to high' } },
  { sort: 'market-cap', label: 'Market cap', ways: { desc: 'high to low', asc: 'low to high' } },
]

const firstOrder = (sort: MarketSort): MarketOrder => (sort === 'name' ? 'asc' : 'desc')

/** The sorting of a view; by default by market cap, largest first. */
export function sortingOf({ sort = 'market-cap', order = firstOrder(sort) }: MarketView): MarketSorting {
  return { sort, order }
}

/** The search parameters of a sorting; none for the default. */
export function viewOf({ sort, order }: MarketSorting): Pick<MarketView, 'sort' | 'order'> {
  return sort === 'market-cap' && order === 'desc' ? { sort: undefined, order: undefined } : { sort, order }
}

/** The sorting after a press on a column's heading: its natural direction, then the other one, then the default. */
export function nextSorting(view: MarketView, sort: MarketSort): Pick<MarketView, 'sort' | 'order'> {
  const now = sortingOf(view)
  if (now.sort !== sort) return viewOf({ sort, order: firstOrder(sort) })
  return now.order === firstOrder(sort)
    ? viewOf({ sort, order: now.order === 'asc' ? 'desc' : 'asc' })
    : { sort: undefined, order: undefined }
}

/** An asset, its current quote, and whether it is a favourite. */
type Quoted = { asset: MarketAsset; now: Quote; isFavourite: boolean }

const passes: Record<MarketFilter, (quoted: Quoted) => boolean> = {
  'king-tokens': ({ asset }) => asset.featured,
  gainers: ({ now }) => now.change24h > 0,
  losers: ({ now }) => now.change24h < 0,
  favourites: ({ isFavourite }) => isFavourite,
}

const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

const ascending: Record<MarketSort, (one: Quoted, other: Quoted) => number> = {
  name: (one, other) => compare(one.asset.name, other.asset.name),
  price: (one, other) => one.now.price - other.now.price,
  change: (one, other) => one.now.change24h - other.now.change24h,
  volume: (one, other) => one.asset.volume - other.asset.volume,
  'market-cap': (one, other) => one.asset.marketCap - other.asset.marketCap,
}

/** Whether a view shows everything in the default order: then the King Tokens come first. */
export const isDefaultView = (view: MarketView) => {
  const { sort, order } = sortingOf(view)
  return !view.filter && !view.q?.trim() && sort === 'market-cap' && order === 'desc'
}

/** What changes while a view stays: the favourites, and the prices. */
export type MarketMoment = {
  favourites?: Favourites
  /** The current quote; an asset without one has its starting quote. */
  quoteOf?: (asset: MarketAsset) => Quote | undefined
}

/** The assets that a view shows, sorted, the King Tokens first in the default view; equal ones keep their order. */
export function selectAssets(
  assets: MarketAsset[],
  view: MarketView,
  { favourites, quoteOf }: MarketMoment = {},
): MarketAsset[] {
  const needle = view.q?.trim().toLowerCase() ?? ''
  const isFound = ({ name, symbol }: MarketAsset) =>
    needle === '' || name.toLowerCase().includes(needle) || symbol.toLowerCase().includes(needle)
  const isPassed = view.filter ? passes[view.filter] : () => true
  const { sort, order } = sortingOf(view)
  const direction = order === 'asc' ? 1 : -1
  const sorted = assets
    .map((asset) => ({
      asset,
      now: quoteOf?.(asset) ?? asset,
      isFavourite: favourites?.has(asset.symbol) ?? false,
    }))
    .filter((quoted) => isPassed(quoted) && isFound(quoted.asset))
    .sort((one, other) => direction * ascending[sort](one, other))
    .map(({ asset }) => asset)
  if (!isDefaultView(view)) return sorted
  return [...sorted.filter(({ featured }) => featured), ...sorted.filter(({ featured }) => !featured)]
}

/** Whether prices may change which assets are shown, or in which order. */
export const followsPrices = (view: MarketView) => {
  const { sort } = sortingOf(view)
  return sort === 'price' || sort === 'change' || view.filter === 'gainers' || view.filter === 'losers'
}

/** Whether two views show the same, so that the order of the one is that of the other. */
export const isSameView = (one: MarketView, other: MarketView) =>
  one === other ||
  (one.q === other.q && one.filter === other.filter && one.sort === other.sort && one.order === other.order)

/** Whether two lists have the same order, so that the table need not be rendered again. */
export const isSameOrder = (one: MarketAsset[], other: MarketAsset[]) =>
  one.length === other.length && one.every((asset, index) => asset === other[index])

/** The count of the assets: `24 assets`, `3 of 24 assets`. */
export const countResult = (count: number, total: number) =>
  count === total ? `${total} assets` : `${count} of ${total} assets`

/** Describes a view for screen readers. */
export function describeResult({ q, filter }: MarketView, count: number, total: number): string {
  const label = filterOptions.find((option) => option.filter === filter)?.label
  const parts = [filter ? label : undefined, q?.trim() ? `matching “${quoteSearch(q)}”` : undefined]
  const said = parts.filter((part) => part !== undefined)
  return [`${countResult(count, total)} shown`, ...(said.length > 0 ? [said.join(', ')] : [])].join(': ')
}
