import { assign, fromCallback, type SnapshotFrom, setup } from 'xstate'
import { addPrice, type PriceHistory, roomFor } from '@/data/rules/priceHistory'

/** A price with the time of its change, as it is in the price book. */
type DatedPrice = { symbol: string; price: number; changedAt: number }

/** Events from the price book. */
export type BookEvent = { type: 'book.changed'; changed: readonly DatedPrice[] }

type HistoryEvent = BookEvent | { type: 'prices.paused' } | { type: 'prices.resumed' }

type Histories = Readonly<Record<string, PriceHistory>>

/**
 * Keeps the prices of every asset since the page was opened, for the charts. It only watches the price book; while
 * prices are paused, nothing is added.
 */
export const priceHistoryMachine = setup({
  types: {} as {
    context: { histories: Histories }
    events: HistoryEvent
  },
  actors: {
    /** Reports all prices of the book at once, then those that change. */
    book: fromCallback(() => {}),
    /** Reports when prices are paused and resumed. */
    switch: fromCallback(() => {}),
  },
  actions: {
    addPrices: assign(({ context }, { changed }: { changed: readonly DatedPrice[] }) => {
      const histories = { ...context.histories }
      const known = Object.keys(histories).length
      const room = roomFor(Math.max(known, changed.length))
      for (const { symbol, ...dated } of changed) histories[symbol] = addPrice(histories[symbol], dated, room)
      return { histories }
    }),
  },
}).createMachine({
  id: 'priceHistory',
  context: { histories: {} },
  invoke: { id: 'switch', src: 'switch' },
  initial: 'paused',
  states: {
    paused: {
      on: { 'prices.resumed': 'recording' },
    },
    recording: {
      invoke: { id: 'book', src: 'book' },
      on: {
        'book.changed': { actions: { type: 'addPrices', params: ({ event }) => event } },
        'prices.paused': 'paused',
      },
    },
  },
})

type PriceHistorySnapshot = SnapshotFrom<typeof priceHistoryMachine>

const none: PriceHistory['points'] = []

/** The prices of an asset since the page was opened; none before the book has one. */
export const selectHistory = ({ context: { histories } }: PriceHistorySnapshot, symbol: string) =>
  histories[symbol]?.points ?? none
