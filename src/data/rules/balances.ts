import Big from 'big.js'
import { tokens } from '@/data/registries/tokens'
import { withMinus } from './figures'

/** The tokens with a fixed price, in the order in which the dashboard lists them. */
const known = new Map(
  tokens.filter(({ fixedPrice }) => fixedPrice !== undefined).map((token) => [token.symbol, token]),
)

/** The tokens in the order in which the dashboard lists them; others follow by name. */
const tokenOrder = [...known.keys()]

/** A token's name; undefined if the token is unknown. */
export const tokenName = (symbol: string): string | undefined => known.get(symbol)?.name

/** The fixed price in dollars with which a token's balance is valued; undefined for one that counts 0. */
export const samplePrice = (symbol: string): string | undefined => known.get(symbol)?.fixedPrice

type Holding = { token_symbol: string; balance: string }

/** A balance as a decimal of any length; null for anything but a non-negative decimal as text. */
export const readBalance = (balance: unknown): Big | null =>
  typeof balance === 'string' && /^\d+(\.\d+)?$/.test(balance) ? new Big(balance) : null

/** The exact value of a holding in dollars at the sample prices; null if its balance cannot be parsed. */
export function dollarValue({ token_symbol, balance }: Holding): Big | null {
  return readBalance(balance)?.times(samplePrice(token_symbol) ?? 0) ?? null
}

/** The exact value of all holdings in dollars at the sample prices; null if a balance cannot be parsed. */
export const totalValue = (holdings: readonly Holding[]): Big | null =>
  holdings.reduce<Big | null>((sum, holding) => {
    const value = dollarValue(holding)
    return sum && value ? sum.plus(value) : null
  }, new Big(0))

/** Whether every balance is zero; false if one cannot be parsed. */
export const isEmptyAccount = (holdings: readonly Holding[]): boolean =>
  holdings.every(({ balance }) => readBalance(balance)?.eq(0) ?? false)

/** A token's share of the total in percent with two decimals, and its place among the shares, from 0. */
export type Share = { symbol: string; percent: string; place: number }

/** The share of each holding with a value, in list order; null if the total is unknown. */
export function shares(holdings: readonly Holding[]): Share[] | null {
  const total = totalValue(holdings)
  if (!total) return null
  return inListOrder(holdings)
    .flatMap((holding) => {
      const value = dollarValue(holding)
      return value?.gt(0)
        ? [{ symbol: holding.token_symbol, percent: value.times(100).div(total).toFixed(2) }]
        : []
    })
    .map((share, place) => ({ ...share, place }))
}

/** A share as text: `27.84%`, or `<0.01%` for one that rounds to nothing. */
export const formatShare = ({ percent }: Pick<Share, 'percent'>): string =>
  percent === '0.00' ? '<0.01%' : `${percent}%`

/** A decimal with grouped thousands and exactly `decimals` decimals, rounded half up; exact at any length. */
export function formatDecimal(amount: Big | string, decimals: number): string {
  const [whole = '0', fraction] = new Big(amount).toFixed(decimals).split('.')
  const grouped = withMinus(whole).replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** Holdings in the order in which the dashboard lists them. */
export const inListOrder = <T extends Holding>(holdings: readonly T[]): T[] => {
  const rank = ({ token_symbol }: Holding) => {
    const index = tokenOrder.indexOf(token_symbol)
    return index < 0 ? tokenOrder.length : index
  }
  return holdings.toSorted((a, b) => rank(a) - rank(b) || a.token_symbol.localeCompare(b.token_symbol))
}
