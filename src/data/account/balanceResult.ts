import type Big from 'big.js'
import { searchFilter } from '@/data/text/searchFilter'
import { quoteSearch } from '@/data/text/searchText'
import { type TableSorting, tableSorting } from '@/data/text/tableSorting'
import { dollarValue, inListOrder, parseBalance, tokenName } from './balances'
import { type BalanceColumn, type BalanceSort, type BalanceView, sortableFigures } from './balanceView'

type Holding = { token_symbol: string; balance: string }

/** The headings of the columns. */
export const balanceHeadings: Record<BalanceColumn, string> = {
  name: 'Token',
  balance: 'Balance',
  price: 'Sample price',
  value: 'Value',
  share: 'Share',
}

const figureOf: Record<(typeof sortableFigures)[number], (holding: Holding) => Big | null> = {
  balance: ({ balance }) => parseBalance(balance),
  value: dollarValue,
  // A share is a part of one total, so it has the order of the values.
  share: dollarValue,
}

const bySize = { desc: 'high to low', asc: 'low to high' }

const byName = [
  { sort: 'listed', label: 'As listed', ways: { asc: 'King Tokens first' } },
  { sort: 'name', label: balanceHeadings.name, ways: { asc: 'A to Z', desc: 'Z to A' } },
] as const

/** The ways to sort balances; by default as the dashboard lists them. */
export const balanceSorting: TableSorting<BalanceSort> = tableSorting<BalanceSort>(
  [...byName, ...sortableFigures.map((sort) => ({ sort, label: balanceHeadings[sort], ways: bySize }))],
  'listed',
)

/** The ways to sort hidden balances: an order by amounts would tell which is the largest. */
export const hiddenBalanceSorting: TableSorting<BalanceSort> = tableSorting<BalanceSort>(byName, 'listed')

/** A view as it is shown while amounts are hidden. */
export const withoutAmounts = ({ sort, order, ...view }: BalanceView): BalanceView =>
  hiddenBalanceSorting.columns.some((column) => column.sort === sort) ? { ...view, sort, order } : view

/** With more balances than this there is a search. */
const manyBalances = 6

/** True if a search helps, or if there is one already. */
export const isSearchable = ({ q }: BalanceView, count: number) => count > manyBalances || Boolean(q)

/** Balances in the order of a figure of each; those whose figure is unknown come last. */
function sortByFigure<T extends Holding>(
  holdings: readonly T[],
  isRising: boolean,
  figureOf: (holding: T) => Big | null,
): T[] {
  const direction = isRising ? 1 : -1
  return holdings
    .map((holding) => ({ holding, figure: figureOf(holding) }))
    .toSorted(({ figure: one }, { figure: other }) =>
      one && other ? direction * one.cmp(other) : Number(one === null) - Number(other === null),
    )
    .map(({ holding }) => holding)
}

/** The balances that a view shows, sorted; equal ones stay in the order in which the dashboard lists them. */
export function selectBalances<T extends Holding>(holdings: readonly T[], view: BalanceView): T[] {
  const isFound = searchFilter(view.q ?? '')
  const found = inListOrder(holdings).filter(({ token_symbol }) =>
    isFound(token_symbol, tokenName(token_symbol) ?? ''),
  )
  const { sort, order } = balanceSorting.sortingOf(view)
  if (sort === 'listed') return found
  if (sort !== 'name') return sortByFigure(found, order === 'asc', figureOf[sort])
  const direction = order === 'asc' ? 1 : -1
  return found.toSorted((one, other) => direction * one.token_symbol.localeCompare(other.token_symbol, 'en'))
}

/** Describes a search for screen readers. */
export const describeBalances = (q: string | undefined, count: number, total: number) =>
  `${count === total ? total : `${count} of ${total}`} ${total === 1 ? 'balance' : 'balances'} shown${q?.trim() ? `: matching “${quoteSearch(q)}”` : ''}`
