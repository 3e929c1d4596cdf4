import { assign, fromCallback, type SnapshotFrom, sendTo, setup } from 'xstate'
import type { Quote, Start, Starts } from '@/data/market/quotes'

/** The parts of a page that show prices, with the milliseconds between two changes there, as the specification has them. */
export const subscriberIntervals = { ticker: 3000, kccPrice: 3000, market: 5000 } as const

export type SubscriberName = keyof typeof subscriberIntervals

/** A quote with the symbol of its token. */
export type SymbolQuote = Quote & { symbol: string }

/** A quote in the store: its start, the count of its changes and the time of the last one, in ms since the epoch. */
export type PriceEntry = SymbolQuote & { start: Start; changes: number; changedAt: number }

/** The command to a feed: for which entries a new price is due. */
export type FeedCommand = { type: 'prices.requested'; due: PriceEntry[]; now: number }

/** The input of a feed at its start. */
export type FeedInput = { seed: number }

/** The event from a feed. */
type FeedEvent = { type: 'prices.received'; quotes: SymbolQuote[]; now: number }

/** A source of prices: it gets commands through `receive`, answers with `sendBack`, and returns a function to stop it. */
export type PriceFeed = (world: {
  input: FeedInput
  receive: (listen: (command: FeedCommand) => void) => void
  sendBack: (event: FeedEvent) => void
  // biome-ignore lint/suspicious/noConfusingVoidType: a feed with nothing to stop returns nothing.
}) => (() => void) | void

type PricesEvent =
  | FeedEvent
  | { type: 'subscriber.added'; subscriber: SubscriberName; starts: Starts }
  | { type: 'subscriber.removed'; subscriber: SubscriberName }
  | { type: 'clock.ticked'; interval: number; now: number }
  | { type: 'prices.paused' }
  | { type: 'prices.resumed' }

type Entries = Readonly<Record<string, PriceEntry>>

type PricesContext = {
  entries: Entries
  /** The interval and the symbols of each part of the page that is shown. */
  subscribers: Readonly<Record<string, { interval: number; symbols: readonly string[] }>>
  seed: number
}

const entryOf = (entries: Entries, symbol: string) =>
  Object.hasOwn(entries, symbol) ? entries[symbol] : undefined

/** The entries that are due at an interval. A symbol changes only at that of the fastest subscriber which shows it. */
function dueOf({ entries, subscribers }: PricesContext, interval: number): PriceEntry[] {
  const shown = (isMeant: (of: number) => boolean) =>
    new Set(
      Object.values(subscribers).flatMap((subscriber) =>
        isMeant(subscriber.interval) ? subscriber.symbols : [],
      ),
    )
  const faster = shown((of) => of < interval)
  const symbols = [...shown((of) => of === interval)].filter((symbol) => !faster.has(symbol))
  return symbols.flatMap((symbol) => entryOf(entries, symbol) ?? [])
}

/**
 * The price store: a symbol has one price on the whole site at a time. `PricesProvider` starts it, and gives it the live switch
 * and the actors of `priceActors.ts`; `usePriceSubscription` adds a part of a page that shows prices. A tick of such a part's
 * interval (`priceClock`) has the feed asked for what is due (`requestPrices`), the feed steps (`simulatedFeed`), its answer is
 * entered (`enterQuotes`), and every component that shows such an entry renders it by `useQuote`.
 */
export const pricesMachine = setup({
  types: {} as {
    input: { seed: number }
    context: PricesContext
    events: PricesEvent
  },
  actors: {
    /** The source of prices. Runs while the live switch is on and the tab is visible, as the clocks do. */
    feed: fromCallback<FeedCommand, FeedInput>(() => {}),
    /** Ticks every `interval` milliseconds. */
    clock: fromCallback<{ type: never }, { interval: number }>(() => {}),
    /** Reports when prices are paused and resumed. */
    switch: fromCallback(() => {}),
  },
  actions: {
    addSubscriber: assign(
      ({ context }, { subscriber, starts }: { subscriber: SubscriberName; starts: Starts }) => {
        const begun = Object.entries(starts).map(([symbol, start]): [string, PriceEntry] => {
          const { price, change24h } = start
          return [symbol, { symbol, price, change24h, start, changes: 0, changedAt: 0 }]
        })
        const own = { interval: subscriberIntervals[subscriber], symbols: Object.keys(starts) }
        return {
          entries: { ...Object.fromEntries(begun), ...context.entries },
          subscribers: { ...context.subscribers, [subscriber]: own },
        }
      },
    ),
    removeSubscriber: assign(({ context }, { subscriber }: { subscriber: SubscriberName }) => {
      const { [subscriber]: _, ...subscribers } = context.subscribers
      return { subscribers }
    }),
    enterQuotes: assign(({ context }, { quotes, now }: { quotes: SymbolQuote[]; now: number }) => {
      const changed = quotes.flatMap(({ symbol, price, change24h }): [string, PriceEntry][] => {
        const before = entryOf(context.entries, symbol)
        if (!before) return []
        return [[symbol, { ...before, price, change24h, changes: before.changes + 1, changedAt: now }]]
      })
      return { entries: { ...context.entries, ...Object.fromEntries(changed) } }
    }),
    requestPrices: sendTo('feed', ({ context }, { interval, now }: { interval: number; now: number }) => ({
      type: 'prices.requested' as const,
      due: dueOf(context, interval),
      now,
    })),
  },
}).createMachine({
  id: 'prices',
  context: ({ input: { seed } }) => ({ entries: {}, subscribers: {}, seed: seed >>> 0 }),
  invoke: { id: 'switch', src: 'switch' },
  on: {
    'subscriber.added': { actions: { type: 'addSubscriber', params: ({ event }) => event } },
    'subscriber.removed': { actions: { type: 'removeSubscriber', params: ({ event }) => event } },
  },
  initial: 'paused',
  states: {
    paused: {
      on: { 'prices.resumed': 'running' },
    },
    running: {
      invoke: [
        { id: 'feed', src: 'feed', input: ({ context: { seed } }) => ({ seed }) },
        ...[...new Set(Object.values(subscriberIntervals))].map((interval) => ({
          id: `clock of ${interval} ms`,
          src: 'clock' as const,
          input: { interval },
        })),
      ],
      on: {
        'prices.paused': 'paused',
        'clock.ticked': { actions: { type: 'requestPrices', params: ({ event }) => event } },
        'prices.received': { actions: { type: 'enterQuotes', params: ({ event }) => event } },
      },
    },
  },
})

export type PricesSnapshot = SnapshotFrom<typeof pricesMachine>

/** The current entry of a symbol; undefined until a subscriber has shown it. */
export const selectQuote = ({ context: { entries } }: PricesSnapshot, symbol: string) =>
  entryOf(entries, symbol)
