import { assign, fromCallback, setup } from 'xstate'
import type { Starts } from '@/data/rules/quotes'

type ReaderClockEvent =
  | { type: 'clock.ticked'; now: number }
  | { type: 'prices.paused' }
  | { type: 'prices.resumed' }

/**
 * Creates the machine of a price reader, a part of the page that shows prices. While it is `live`, it asks the price book
 * for new prices once in each interval. All readers show the prices of the book, so no two can differ.
 */
export const createPriceReader = ({
  id,
  interval,
}: {
  id: string
  /** Milliseconds between two ticks. */
  interval: number
}) =>
  setup({
    types: {} as {
      input: { starts: Starts }
      context: {
        /** The symbols it shows, with the quotes to start from if the book has none yet. */
        starts: Starts
        /** The last tick, in milliseconds since the epoch; `null` before the first. */
        tickedAt: number | null
      }
      events: ReaderClockEvent
    },
    actors: {
      /** Ticks every `interval` milliseconds. */
      clock: fromCallback<{ type: never }, { interval: number }>(() => {}),
      /** Reports when prices are paused and resumed. */
      switch: fromCallback(() => {}),
      /** Keeps the symbols in the book for as long as the reader is on the page. */
      subscription: fromCallback<{ type: never }, { starts: Starts }>(() => {}),
    },
    actions: {
      setTick: assign({ tickedAt: (_, { now }: { now: number }) => now }),
      /** Tells the book that the reader's prices are due. */
      requestPrices: (_, _params: { now: number }) => {},
    },
  }).createMachine({
    id,
    context: ({ input: { starts } }) => ({ starts, tickedAt: null }),
    invoke: [
      { id: 'subscription', src: 'subscription', input: ({ context }) => ({ starts: context.starts }) },
      { id: 'switch', src: 'switch' },
    ],
    initial: 'paused',
    states: {
      paused: {
        on: { 'prices.resumed': 'live' },
      },
      live: {
        invoke: { id: 'clock', src: 'clock', input: { interval } },
        on: {
          'clock.ticked': {
            actions: [
              { type: 'setTick', params: ({ event }) => event },
              { type: 'requestPrices', params: ({ event }) => event },
            ],
          },
          'prices.paused': 'paused',
        },
      },
    },
  })
