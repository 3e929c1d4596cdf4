import { assign, fromCallback, type SnapshotFrom, sendTo, setup } from 'xstate'
import type { Quote, Start, Starts } from '@/data/rules/quotes'

/** A quote with the symbol of its token. */
export type SymbolQuote = Quote & { symbol: string }

/** A quote in the book: its start, the count of its changes and the time of the last one, in ms since the epoch. */
export type BookEntry = SymbolQuote & { start: Start; changes: number; changedAt: number }

/** The command to a feed: for which entries a new price is due. */
export type FeedCommand = { type: 'prices.requested'; due: BookEntry[]; now: number }

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

/** The events from price readers: the symbols that one shows, and when its prices are due. */
export type ReaderEvent =
  | { type: 'reader.added'; reader: string; starts: Starts }
  | { type: 'reader.removed'; reader: string }
  | { type: 'reader.ticked'; reader: string; now: number }

type PricesEvent = FeedEvent | ReaderEvent | { type: 'prices.paused' } | { type: 'prices.resumed' }

/** Milliseconds for which a price is kept, whichever reader asks: the interval of the ticker. */
const minimumAge = 3000

type PricesContext = {
  entries: readonly BookEntry[]
  /** The index of a symbol in `entries`. A list is copied at each tick, much faster than an object of 10,000 keys. */
  places: Readonly<Record<string, number>>
  /** For each reader the indexes of its symbols in `entries`. */
  readers: Readonly<Record<string, readonly number[]>>
  seed: number
}

/** The entries of a reader that are at least `minimumAge` old. */
function dueOf({ entries, readers }: PricesContext, reader: string, now: number): BookEntry[] {
  const due: BookEntry[] = []
  for (const place of readers[reader] ?? []) {
    const entry = entries[place]
    if (entry && Math.abs(now - entry.changedAt) >= minimumAge) due.push(entry)
  }
  return due
}

/**
 * The price book: a symbol has one price on the whole site at a time. Price readers ask for new prices at their own
 * intervals; the feed's answer is shown everywhere at once.
 */
export const pricesMachine = setup({
  types: {} as {
    input: { seed: number }
    context: PricesContext
    events: PricesEvent
    children: { feed: 'feed' }
  },
  actors: {
    /** The source of prices. Runs while the live switch is on and the tab is visible. */
    feed: fromCallback<FeedCommand, FeedInput>(() => {}),
    /** Reports when prices are paused and resumed. */
    switch: fromCallback(() => {}),
  },
  actions: {
    addReader: assign(({ context }, { reader, starts }: { reader: string; starts: Starts }) => {
      const entries = [...context.entries]
      const places = { ...context.places }
      const shown = Object.entries(starts).map(([symbol, start]) => {
        const { price, change24h } = start
        places[symbol] ??= entries.push({ symbol, price, change24h, start, changes: 0, changedAt: 0 }) - 1
        return places[symbol]
      })
      return { entries, places, readers: { ...context.readers, [reader]: shown } }
    }),
    removeReader: assign(({ context }, { reader }: { reader: string }) => {
      const { [reader]: _, ...readers } = context.readers
      return { readers }
    }),
    enterQuotes: assign(({ context }, { quotes, now }: { quotes: SymbolQuote[]; now: number }) => {
      const entries = [...context.entries]
      for (const { symbol, price, change24h } of quotes) {
        const place = context.places[symbol]
        const before = place === undefined ? undefined : entries[place]
        if (place === undefined || before === undefined) continue
        const { start, changes } = before
        entries[place] = { symbol, price, change24h, start, changes: changes + 1, changedAt: now }
      }
      return { entries }
    }),
    requestPrices: sendTo('feed', ({ context }, { reader, now }: { reader: string; now: number }) => ({
      type: 'prices.requested' as const,
      due: dueOf(context, reader, now),
      now,
    })),
  },
}).createMachine({
  id: 'prices',
  context: ({ input: { seed } }) => ({ entries: [], places: {}, readers: {}, seed: seed >>> 0 }),
  invoke: { id: 'switch', src: 'switch' },
  on: {
    'reader.added': { actions: { type: 'addReader', params: ({ event }) => event } },
    'reader.removed': { actions: { type: 'removeReader', params: ({ event }) => event } },
  },
  initial: 'paused',
  states: {
    paused: {
      on: { 'prices.resumed': 'running' },
    },
    running: {
      invoke: {
        id: 'feed',
        src: 'feed',
        input: ({ context: { seed } }) => ({ seed }),
      },
      on: {
        'prices.paused': 'paused',
        'prices.received': { actions: { type: 'enterQuotes', params: ({ event }) => event } },
        'reader.ticked': { actions: { type: 'requestPrices', params: ({ event }) => event } },
      },
    },
  },
})

export type PricesSnapshot = SnapshotFrom<typeof pricesMachine>

/** The current entry of a symbol; undefined until a reader has shown it. */
export function selectQuote({ context: { entries, places } }: PricesSnapshot, symbol: string) {
  const place = places[symbol]
  return place === undefined ? undefined : entries[place]
}
