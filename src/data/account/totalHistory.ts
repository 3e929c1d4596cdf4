import Big from 'big.js'
import { calendarDay } from '@/data/text/calendarDay'
import { totalValue } from './balances'

/** The days of a history, today included. */
export const historyDays = 30

/** The most movements that are read: as many rows as the data API gives at once. */
export const mostMovements = 1000

type Holding = { token_symbol: string; balance: string }
type Movement = { token_symbol: string; amount: string; balance_after: string; moved_at: string }

/** Value of an account at the end of each of the last days, oldest first; the last one is its present value. */
export type TotalHistory = { days: readonly Big[]; first: Big; last: Big; high: Big; low: Big }

const dayOf = ({ moved_at }: Movement) => calendarDay(Date.parse(moved_at))

/** A balance as it was at the end of a day, by its movements, newest first. One that never moved was always what it is. */
function balanceOn(day: number, movements: readonly Movement[], now: string): string {
  const last = movements.find((movement) => dayOf(movement) <= day)
  if (last) return last.balance_after
  const first = movements.at(-1)
  return first ? new Big(first.balance_after).minus(first.amount).toFixed() : now
}

/**
 * The last days of an account, valued at the fixed sample prices, by the visitor's calendar. Its movements are newest
 * first. Null where nothing has moved, where a balance is unknown, where all days are worth nothing, and where these days
 * have more movements than are read.
 */
export function totalHistory(
  holdings: readonly Holding[],
  movements: readonly Movement[],
  today: number,
): TotalHistory | null {
  const total = totalValue(holdings)
  const start = today - historyDays + 1
  const oldest = movements.at(-1)
  if (!total || !oldest || (movements.length >= mostMovements && dayOf(oldest) > start)) return null
  const wallets = holdings.map(({ token_symbol, balance }) => ({
    token_symbol,
    balance,
    own: movements.filter((movement) => movement.token_symbol === token_symbol),
  }))
  const totalOn = (day: number) =>
    totalValue(
      wallets.map(({ token_symbol, balance, own }) => ({
        token_symbol,
        balance: balanceOn(day, own, balance),
      })),
    )
  const ended = Array.from({ length: historyDays - 1 }, (_, place) => totalOn(start + place))
  if (!ended.every((day) => day !== null)) return null
  const days = [...ended, total]
  const ordered = days.toSorted((one, other) => one.cmp(other))
  const [low = total] = ordered
  const high = ordered.at(-1) ?? total
  return high.gt(0) ? { days, first: days[0] ?? total, last: total, high, low } : null
}
