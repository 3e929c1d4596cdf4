import { assign, fromCallback, setup } from 'xstate'
import type { Quotes } from '@/data/rules/quotes'

/**
 * A part of the page that shows prices: while it is `live`, it asks the book for new ones once in its interval. What it
 * shows is what the book holds, so no two parts can differ.
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
      input: { starts: Quotes }
      context: {
        /** Its symbols, and where their prices begin where the book has none yet. */
        starts: Quotes
        /** The last tick, in milliseconds since the epoch; `null` before the first. */
        tickedAt: number | null
      }
      events: { type: 'clock.ticked'; now: number } | { type: 'prices.paused' } | { type: 'prices.resumed' }
    },
    actors: {
      /** Ticks every `interval` milliseconds. */
      clock: fromCallback<{ type: never }, { interval: number }>(() => {}),
      /** Says when prices go on and when they rest. */
      switch: fromCallback(() => {}),
      /** Enters the symbols into the book for as long as the part is on the page. */
      subscription: fromCallback<{ type: never }, { starts: Quotes }>(() => {}),
    },
    actions: {
      setTick: assign({ tickedAt: (_, { now }: { now: number }) => now }),
      /** Asks the book for the prices that are due. */
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
      paused: { on: { 'prices.resumed': 'live' } },
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
