import { demoBalances } from '@/data/account/demoAccount'

/** The fixed prices with which the dashboard values a balance. */
const prices: Record<string, number> = { KCC: 1.5, KCREDIT: 1, USDT: 1, BTC: 60_000, ETH: 3_000 }

/** A figure as the site writes it, with commas between its thousands. */
const written = (figure: number, decimals: number) =>
  figure.toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

/** A balance as the site writes it: cut off at four decimals. */
const cut = (balance: string) => {
  const [, whole = '', decimals = ''] = /^(\d+)\.?(\d*)$/.exec(balance) ?? []
  return `${written(Number(whole), 0)}.${decimals.padEnd(4, '0').slice(0, 4)}`
}

const holdings = Object.entries(demoBalances).map(([symbol, balance]) => ({
  balance: cut(balance),
  value: Number(balance) * (prices[symbol] ?? 0),
}))

/** The value of the demo account in dollars. */
const demoWorth = holdings.reduce((sum, { value }) => sum + value, 0)

/** The total on its dashboard. */
export const demoTotal = `$${written(demoWorth, 2)}`

/** Its balances, their values and their shares, as its dashboard shows them. */
export const demoAmounts = holdings.flatMap(({ balance, value }) => [
  balance,
  `$${written(value, 2)}`,
  `${written((value / demoWorth) * 100, 2)}%`,
])
