import { assign, fromCallback, setup } from 'xstate'
import type { Starts } from '@/data/rules/quotes'

/** The parts of a page that show prices, with the milliseconds between two of their ticks, as the specification has them. */
export const readerIntervals = { ticker: 3000, kccPrice: 3000, market: 5000 } as const

/** The name of a price reader, by which the price book knows it. */
export type ReaderName = keyof typeof readerIntervals

type ReaderInput = {
  reader: ReaderName
  /** The symbols it shows, with the quotes to start from if the book has none yet. */
  starts: Starts
}

/**
 * A price reader, a part of the page that shows prices. While it is `live`, it asks the price book for new prices once in
 * each interval. All readers show the prices of the book, so no two can differ.
 */
export const priceReaderMachine = setup({
  types: {} as {
    input: ReaderInput
    context: ReaderInput & {
      /**
       * The last tick, in milliseconds since the epoch; `null` before the first. It makes each tick a new snapshot, by
       * which the market's table learns that its order is due.
       */
      tickedAt: number | null
    }
    events: { type: 'clock.ticked'; now: number } | { type: 'prices.paused' } | { type: 'prices.resumed' }
  },
  actors: {
    /** Ticks every `interval` milliseconds. */
    clock: fromCallback<{ type: never }, { interval: number }>(() => {}),
    /** Reports when prices are paused and resumed. */
    switch: fromCallback(() => {}),
    /** Keeps the symbols in the book for as long as the reader is on the page. */
    subscription: fromCallback<{ type: never }, ReaderInput>(() => {}),
  },
  actions: {
    setTick: assign({ tickedAt: (_, { now }: { now: number }) => now }),
    /** Tells the book that the reader's prices are due. */
    requestPrices: (_, _params: { reader: ReaderName; now: number }) => {},
  },
}).createMachine({
  id: 'priceReader',
  context: ({ input }) => ({ ...input, tickedAt: null }),
  invoke: [
    {
      id: 'subscription',
      src: 'subscription',
      input: ({ context: { reader, starts } }) => ({ reader, starts }),
    },
    { id: 'switch', src: 'switch' },
  ],
  initial: 'paused',
  states: {
    paused: {
      on: { 'prices.resumed': 'live' },
    },
    live: {
      invoke: {
        id: 'clock',
        src: 'clock',
        input: ({ context: { reader } }) => ({ interval: readerIntervals[reader] }),
      },
      on: {
        'clock.ticked': {
          actions: [
            { type: 'setTick', params: ({ event: { now } }) => ({ now }) },
            {
              type: 'requestPrices',
              params: ({ context: { reader }, event: { now } }) => ({ reader, now }),
            },
          ],
        },
        'prices.paused': 'paused',
      },
    },
  },
})
