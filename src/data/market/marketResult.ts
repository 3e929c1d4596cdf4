import { trendOf } from '@/data/text/figures'
import { searchFilter } from '@/data/text/searchFilter'
import { quoteSearch } from '@/data/text/searchText'
import { tableSorting } from '@/data/text/tableSorting'
import type { Favourites } from './favourites'
import type { MarketAsset } from './marketAssets'
import type { MarketFilter, MarketSort, MarketView } from './marketView'
import type { Quote } from './quotes'

/** The filter buttons, in order. */
export const filterOptions: { label: string; filter?: MarketFilter }[] = [
  { label: 'All' },
  { label: 'King Tokens', filter: 'king-tokens' },
  { label: 'Gainers', filter: 'gainers' },
  { label: 'Losers', filter: 'losers' },
  { label: 'Favourites', filter: 'favourites' },
]

const bySize = { desc: 'high to low', asc: 'low to high' }

const sortingWith = (largestCaps: string) =>
  tableSorting<MarketSort>(
    [
      { sort: 'name', label: 'Asset', ways: { asc: 'A to Z', desc: 'Z to A' } },
      { sort: 'price', label: 'Price', ways: bySize },
      { sort: 'change', label: '24h change', ways: bySize },
      { sort: 'volume', label: '24h volume', ways: bySize },
      { sort: 'market-cap', label: 'Market cap', ways: { ...bySize, desc: largestCaps } },
    ],
    'market-cap',
  )

/** The columns by which the table can be sorted, in order; by default by market cap, largest first. */
export const marketSorting = sortingWith(bySize.desc)

const kingTokensFirst = sortingWith('King Tokens first')

const { sortingOf } = marketSorting

/** Made when names are first sorted, since it takes a slow phone as long as a page's heading. */
let names: Intl.Collator | undefined

function compareNames(one: MarketAsset, other: MarketAsset): number {
  names ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true })
  return names.compare(one.name, other.name)
}

const showsAll = ({ filter, q }: MarketView) => !filter && !q?.trim()

/** True if a view shows everything in the default order: then the King Tokens come first. */
export const isDefaultView = (view: MarketView) => {
  const { sort, order } = sortingOf(view)
  return showsAll(view) && sort === 'market-cap' && order === 'desc'
}

/** The sorting of the table in the words that are true of a view, whichever order is chosen. */
export const sortingIn = (view: MarketView) => (showsAll(view) ? kingTokensFirst : marketSorting)

/** Data that changes while a view stays: the favourites and the prices. */
export type MarketMoment = {
  favourites?: Favourites
  /** The current quote; an asset without one has its starting quote. */
  quoteOf?: (asset: MarketAsset) => Quote | undefined
}

/** True if an asset is shown in a view. */
function filterOf({ q = '', filter }: MarketView, { favourites, quoteOf }: MarketMoment) {
  const isFound = searchFilter(q)
  const changeOf = (asset: MarketAsset) => (quoteOf?.(asset) ?? asset).change24h
  const passes: Record<MarketFilter, (asset: MarketAsset) => boolean> = {
    'king-tokens': ({ featured }) => featured,
    gainers: (asset) => trendOf(changeOf(asset)) === 'gain',
    losers: (asset) => trendOf(changeOf(asset)) === 'loss',
    favourites: ({ symbol }) => favourites?.has(symbol) ?? false,
  }
  const isPassed = filter ? passes[filter] : () => true
  return (asset: MarketAsset) => isPassed(asset) && isFound(asset.name, asset.symbol)
}

/** The assets that a view shows, sorted, the King Tokens first in the default view; equal ones keep their order. */
export function selectAssets(
  assets: MarketAsset[],
  view: MarketView,
  moment: MarketMoment = {},
): MarketAsset[] {
  const { sort, order } = sortingOf(view)
  const direction = order === 'asc' ? 1 : -1
  const quoteOf = (asset: MarketAsset) => moment.quoteOf?.(asset) ?? asset
  const figures: Record<Exclude<MarketSort, 'name'>, (asset: MarketAsset) => number> = {
    price: (asset) => quoteOf(asset).price,
    change: (asset) => quoteOf(asset).change24h,
    volume: ({ volume }) => volume,
    'market-cap': ({ marketCap }) => marketCap,
  }
  const compare =
    sort === 'name'
      ? compareNames
      : (one: MarketAsset, other: MarketAsset) => figures[sort](one) - figures[sort](other)
  const sorted = assets
    .filter(filterOf(view, moment))
    .toSorted((one, other) => direction * compare(one, other))
  if (!isDefaultView(view)) return sorted
  return [...sorted.filter(({ featured }) => featured), ...sorted.filter(({ featured }) => !featured)]
}

/** True if prices may change which assets are shown, or in which order. */
export const followsPrices = (view: MarketView) => {
  const { sort } = sortingOf(view)
  return sort === 'price' || sort === 'change' || view.filter === 'gainers' || view.filter === 'losers'
}

/** True if two views show the same, so that the order of the one is that of the other. */
export const isSameView = (one: MarketView, other: MarketView) =>
  one === other ||
  (one.q === other.q && one.filter === other.filter && one.sort === other.sort && one.order === other.order)

/** True if two lists have the same order, so that the table need not be rendered again. */
export const isSameOrder = (one: MarketAsset[], other: MarketAsset[]) =>
  one === other || (one.length === other.length && one.every((asset, index) => asset === other[index]))

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
