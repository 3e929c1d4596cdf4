import Big, { type RoundingMode } from 'big.js'
import { type Token, tokens } from '@/data/market/tokens'
import { groupThousands, signs } from '@/data/text/figures'
import { formatShare } from '@/data/text/formatShare'

/** The tokens with a fixed price, in the order in which the dashboard lists them. */
const known = new Map<string, Token>(
  tokens.filter(({ fixedPrice }) => fixedPrice !== undefined).map((token) => [token.symbol, token]),
)

/** The tokens in the order in which the dashboard lists them; others follow by name. */
const tokenOrder = [...known.keys()]

/** A token's name, beside its symbol; undefined if the token is unknown. */
export function tokenName(symbol: string): string | undefined {
  const name = known.get(symbol)?.name
  return name === symbol ? 'King Token' : name
}

/** The fixed price in dollars with which a token's balance is valued; undefined for one that counts 0. */
export const samplePrice = (symbol: string): string | undefined => known.get(symbol)?.fixedPrice

type Holding = { token_symbol: string; balance: string }

/** A balance as a decimal of any length; null for anything but a non-negative decimal as text. */
export const parseBalance = (balance: unknown): Big | null =>
  typeof balance === 'string' && /^\d+(\.\d+)?$/.test(balance) ? new Big(balance) : null

/** The exact value of a holding in dollars at the sample prices; null if its balance cannot be parsed. */
export function dollarValue({ token_symbol, balance }: Holding): Big | null {
  return parseBalance(balance)?.times(samplePrice(token_symbol) ?? 0) ?? null
}

/** The exact value of all holdings in dollars at the sample prices; null if a balance cannot be parsed. */
export const totalValue = (holdings: readonly Holding[]): Big | null =>
  holdings.reduce<Big | null>((sum, holding) => {
    const value = dollarValue(holding)
    return sum && value ? sum.plus(value) : null
  }, new Big(0))

/** True if every balance is zero; false if one cannot be parsed. */
export const isEmptyAccount = (holdings: readonly Holding[]): boolean =>
  holdings.every(({ balance }) => parseBalance(balance)?.eq(0) ?? false)

/** A token's share of the total, in percent and as text, and its place among the shares, from 0. */
export type Share = { symbol: string; percent: number; text: string; place: number }

/** The share of each holding with a value, in list order; null if the total is unknown. */
export function shares(holdings: readonly Holding[]): Share[] | null {
  const total = totalValue(holdings)
  if (!total) return null
  return inListOrder(holdings)
    .flatMap((holding) => {
      const value = dollarValue(holding)
      if (!value?.gt(0)) return []
      const percent = Math.max(Number.MIN_VALUE, Number(value.times(100).div(total)))
      return [{ symbol: holding.token_symbol, percent, text: formatShare(percent, value.eq(total)) }]
    })
    .map((share, place) => ({ ...share, place }))
}

/** An amount that somebody owns, as it is shown, and exactly. */
export type OwnedFigure = { shown: string; exact: string; isExact: boolean }

/** An amount of zero or more with commas between its thousands; all its decimals, or so many. */
function grouped(amount: Big, decimals?: number): string {
  const [whole = '', fraction] = amount.toFixed(decimals).split('.')
  return groupThousands(whole) + (fraction === undefined ? '' : `.${fraction}`)
}

/** Writes an amount with so many decimals; one that is smaller than the last decimal, but not nothing, as `<0.01`. */
function owned(amount: Big, decimals: number, rounding: RoundingMode, unit = ''): OwnedFigure {
  const least = new Big(`1e-${decimals}`)
  const near = amount.round(decimals, rounding)
  const isDust = amount.gt(0) && amount.lt(least)
  return {
    shown: isDust ? `<${unit}${least.toFixed()}` : unit + grouped(near, decimals),
    exact: unit + grouped(amount),
    isExact: amount.eq(near),
  }
}

/** A balance, cut off at four decimals: a possession is never rounded up. */
export const ownedAmount = (balance: Big): OwnedFigure => owned(balance, 4, Big.roundDown)

/** The value of balances at the sample prices, rounded to cents. */
export const ownedDollars = (value: Big): OwnedFigure => owned(value, 2, Big.roundHalfUp, '$')

/** An amount with all its decimals, however it is shown. */
export const wholeAmount = (amount: Big): OwnedFigure => ({
  ...ownedAmount(amount),
  shown: grouped(amount),
  isExact: true,
})

/** An amount with the sign of a gain or a loss. */
export const changedBy = (figure: OwnedFigure, isLoss: boolean): OwnedFigure => {
  const sign = signs[isLoss ? 'loss' : 'gain']
  return { ...figure, shown: sign + figure.shown, exact: sign + figure.exact }
}

/** Holdings in the order in which the dashboard lists them. */
export const inListOrder = <T extends Holding>(holdings: readonly T[]): T[] => {
  const rank = ({ token_symbol }: Holding) => {
    const index = tokenOrder.indexOf(token_symbol)
    return index < 0 ? tokenOrder.length : index
  }
  return holdings.toSorted((a, b) => rank(a) - rank(b) || a.token_symbol.localeCompare(b.token_symbol))
}
