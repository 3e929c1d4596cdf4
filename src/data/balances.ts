import Big from 'big.js'

/** Dollars per token by which the dashboard values balances; fixed sample prices, any other token counts 0. */
const samplePrices: Record<string, string> = {
  KCC: '1.5',
  KCREDIT: '1',
  USDT: '1',
  BTC: '60000',
  ETH: '3000',
}

/** The tokens in the order in which the dashboard lists them; others follow by name. */
const tokenOrder = Object.keys(samplePrices)

const tokenNames: Record<string, string> = {
  KCC: 'King Exchange Coin',
  KCREDIT: 'KCCredit',
  USDT: 'Tether',
  BTC: 'Bitcoin',
  ETH: 'Ether',
}

/** A token's name; undefined where we know none. */
export const tokenName = (symbol: string): string | undefined =>
  Object.hasOwn(tokenNames, symbol) ? tokenNames[symbol] : undefined

type Holding = { token_symbol: string; balance: string }

/** What a holding is worth in dollars at the sample prices, exactly. Throws on a balance that is no number. */
export const dollarValue = ({ token_symbol, balance }: Holding): Big =>
  new Big(balance).times(Object.hasOwn(samplePrices, token_symbol) ? (samplePrices[token_symbol] ?? 0) : 0)

/** The worth of all holdings in dollars at the sample prices, exactly. Throws on a balance that is no number. */
export const totalValue = (holdings: readonly Holding[]): Big =>
  holdings.reduce((sum, holding) => sum.plus(dollarValue(holding)), new Big(0))

/** A decimal with grouped thousands and exactly `decimals` decimals, rounded half up; exact at any length. */
export function formatDecimal(amount: Big | string, decimals: number): string {
  const [whole = '0', fraction] = new Big(amount).toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? grouped : `${grouped}.${fraction}`
}

/** Holdings in the order in which they are listed. */
export const inListOrder = <T extends Holding>(holdings: readonly T[]): T[] => {
  const rank = ({ token_symbol }: Holding) => {
    const index = tokenOrder.indexOf(token_symbol)
    return index < 0 ? tokenOrder.length : index
  }
  return holdings.toSorted((a, b) => rank(a) - rank(b) || a.token_symbol.localeCompare(b.token_symbol))
}
