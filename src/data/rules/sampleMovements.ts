import Big from 'big.js'
import { dollarValue, inListOrder, readBalance, samplePrice, totalValue } from './balances'
import { type Random, randomOfStep } from './randomWalk'

export type MovementKind = 'received' | 'bought' | 'sent' | 'sold'

/** A made-up movement of an account: what moved, and how many days before today at which minute of the day. */
export type SampleMovement = {
  kind: MovementKind
  symbol: string
  amount: Big
  /** In dollars, at the fixed sample price. */
  value: Big
  daysAgo: number
  minute: number
}

const seed = 146

const movementCount = 3

/** In each of these stretches of the calendar an account has one movement. */
const daysOfTurn = 4

/** What an account pays with, and so neither buys nor sells. */
const money = 'USDT'

/** The part of a balance that moves, and the significant digits of an amount as people enter it. */
const moved = { least: 0.02, most: 0.15, digits: 2 }

/** Decimals of a balance in the database. */
const decimals = 18

/** The hours at which people are awake, in minutes of a day. */
const awake = { from: 7 * 60, to: 23 * 60 }

const kinds: readonly MovementKind[] = ['received', 'bought', 'sent', 'sold']
const kindsOfMoney: readonly MovementKind[] = ['received', 'sent']

/** True if a movement adds to a balance. */
export const isIncoming = (kind: MovementKind) => kind === 'received' || kind === 'bought'

const pick = <Item>(items: readonly Item[], random: Random) => items[Math.floor(random() * items.length)]

/** A whole number from `from` up to, but not including, `to`. */
const between = (from: number, to: number, random: Random) => from + Math.floor(random() * (to - from))

function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

/**
 * The last made-up movements of an account before a day of the calendar, newest first. Each keeps its date for the same
 * account, and is a part of what the account holds of a token with a value. An account has none without a total above zero,
 * below which they are named as sample data.
 */
export function sampleMovements(
  accountId: string,
  holdings: readonly { token_symbol: string; balance: string }[],
  today: number,
): SampleMovement[] {
  if (!totalValue(holdings)?.gt(0)) return []
  const valued = inListOrder(holdings).filter((holding) => dollarValue(holding)?.gt(0))
  const order = shuffle(valued, randomOfStep(seed, accountId, 0))
  const thisTurn = Math.floor(today / daysOfTurn)
  // One more than are shown, for this turn's may be yet to come.
  return Array.from({ length: movementCount + 1 }, (_, back) => {
    const turn = thisTurn - back
    const random = randomOfStep(seed, accountId, turn)
    const daysAgo = today - turn * daysOfTurn - between(0, daysOfTurn, random)
    const part = moved.least + random() * (moved.most - moved.least)
    const minute = between(awake.from, awake.to, random)
    const holding = order[turn % order.length]
    const kind = pick(holding?.token_symbol === money ? kindsOfMoney : kinds, random)
    return { holding, kind, part, daysAgo, minute }
  })
    .filter(({ daysAgo }) => daysAgo > 0)
    .slice(0, movementCount)
    .flatMap(({ holding, kind, part, ...time }) => {
      const balance = holding && readBalance(holding.balance)
      if (!balance || !kind) return []
      const symbol = holding.token_symbol
      const amount = balance
        .times(part.toFixed(4))
        .prec(moved.digits, Big.roundDown)
        .round(decimals, Big.roundDown)
      return amount.gt(0)
        ? [{ kind, symbol, amount, value: amount.times(samplePrice(symbol) ?? 0), ...time }]
        : []
    })
}

/** When a movement was, by the visitor's own days; `now` in milliseconds since the epoch. */
export function movementTime(
  { daysAgo, minute }: Pick<SampleMovement, 'daysAgo' | 'minute'>,
  now: number,
): Date {
  const today = new Date(now)
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() - daysAgo, 0, minute)
}
