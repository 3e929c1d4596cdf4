import { assign, fromCallback, type SnapshotFrom, setup } from 'xstate'
import { addPrice, type PriceHistory, roomFor } from '@/data/market/priceHistory'

const none: PriceHistory = []

/** A price with the time of its change, as it is in the price store: 0 if it never changed. */
type DatedPrice = { symbol: string; price: number; changedAt: number }

/** Events from the price store. */
export type ChangeEvent = { type: 'prices.changed'; changed: readonly DatedPrice[] }

type HistoryEvent = ChangeEvent | { type: 'prices.paused' } | { type: 'prices.resumed' }

type Histories = Readonly<Record<string, PriceHistory>>

/** Opening of the page, in ms since the epoch: until then no price that it shows has changed. */
type Opening = { openedAt: number }

/**
 * Keeps the prices of every asset since the page was opened, for the charts. It only watches the price store; while
 * prices are paused, nothing is added.
 */
export const priceHistoryMachine = setup({
  types: {} as {
    input: Opening
    context: Opening & { histories: Histories }
    events: HistoryEvent
  },
  actors: {
    /** Reports all prices of the store at once, then those that change. */
    prices: fromCallback(() => {}),
    /** Reports when prices are paused and resumed. */
    switch: fromCallback(() => {}),
  },
  actions: {
    addPrices: assign(({ context }, { changed }: { changed: readonly DatedPrice[] }) => {
      const { openedAt } = context
      const histories = { ...context.histories }
      const known = Object.keys(histories).length
      const room = roomFor(Math.max(known, changed.length))
      for (const { symbol, price, changedAt } of changed) {
        const point = { price, at: Math.max(openedAt, changedAt) }
        histories[symbol] = addPrice(histories[symbol] ?? none, point, room)
      }
      return { histories }
    }),
  },
}).createMachine({
  id: 'priceHistory',
  context: ({ input: { openedAt } }) => ({ openedAt, histories: {} }),
  invoke: { id: 'switch', src: 'switch' },
  initial: 'paused',
  states: {
    paused: {
      on: { 'prices.resumed': 'recording' },
    },
    recording: {
      invoke: { id: 'prices', src: 'prices' },
      on: {
        'prices.changed': { actions: { type: 'addPrices', params: ({ event }) => event } },
        'prices.paused': 'paused',
      },
    },
  },
})

type PriceHistorySnapshot = SnapshotFrom<typeof priceHistoryMachine>

/** The prices of an asset since the page was opened; none before the store has one. */
export const selectHistory = ({ context: { histories } }: PriceHistorySnapshot, symbol: string) =>
  histories[symbol] ?? none

/** Opening of the page, in ms since the epoch. */
export const selectOpenedAt = ({ context: { openedAt } }: PriceHistorySnapshot) => openedAt
