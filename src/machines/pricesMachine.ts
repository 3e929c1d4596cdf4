import { assign, fromCallback, type SnapshotFrom, sendTo, setup } from 'xstate'
import type { Quote, Quotes } from '@/data/rules/quotes'

/** A quote with the symbol of its token. */
export type SymbolQuote = Quote & { symbol: string }

/** A quote in the book: where it began, how often it has changed and when it did so last, in ms since the epoch. */
export type BookEntry = SymbolQuote & { start: Quote; changes: number; changedAt: number }

/** What a feed is told: which symbols are shown somewhere, and for which entries a new price is due. */
export type FeedCommand =
  | { type: 'symbols.changed'; symbols: string[] }
  | { type: 'prices.requested'; due: BookEntry[]; now: number }

/** What a feed begins with. */
export type FeedInput = { symbols: string[]; seed: number }

/** What a feed tells. */
export type FeedEvent =
  | { type: 'prices.received'; quotes: SymbolQuote[]; now: number }
  | { type: 'feed.online' }
  | { type: 'feed.stale' }
  | { type: 'feed.offline' }

/** Where prices come from: it hears commands by `receive`, tells by `sendBack`, and gives how to stop it. */
export type PriceFeed = (world: {
  input: FeedInput
  receive: (listen: (command: FeedCommand) => void) => void
  sendBack: (event: FeedEvent) => void
  // biome-ignore lint/suspicious/noConfusingVoidType: a feed that has nothing to stop gives nothing.
}) => (() => void) | void

/** The parts of the page that show prices tell which, and when a new price is due there. */
export type ReaderEvent =
  | { type: 'reader.added'; reader: string; starts: Quotes }
  | { type: 'reader.removed'; reader: string }
  | { type: 'reader.ticked'; reader: string; now: number }

/** A price that is younger than this stays when another part of the page asks: the ticker's 3 s, in milliseconds. */
const shortestStay = 3000

type PricesContext = {
  entries: readonly BookEntry[]
  /** Where in `entries` a symbol is: a list is copied at each tick, and much faster than a table with 10,000 keys. */
  places: Readonly<Record<string, number>>
  /** The places of what each part of the page shows. */
  readers: Readonly<Record<string, readonly number[]>>
  seed: number
}

/** The symbols that are shown somewhere. */
const symbolsOf = ({ entries, readers }: PricesContext): string[] =>
  [...new Set(Object.values(readers).flat())].flatMap((place) => entries[place]?.symbol ?? [])

/** The entries that a part of the page shows and that have stayed for long enough. */
function dueOf({ entries, readers }: PricesContext, reader: string, now: number): BookEntry[] {
  const due: BookEntry[] = []
  for (const place of readers[reader] ?? []) {
    const entry = entries[place]
    if (entry && Math.abs(now - entry.changedAt) >= shortestStay) due.push(entry)
  }
  return due
}

/**
 * The one book of prices: a symbol has one price on the whole site at a time. The parts of the page that show prices ask
 * for new ones at their own intervals; what the feed answers is shown everywhere at once.
 */
export const pricesMachine = setup({
  types: {} as {
    input: { seed: number }
    context: PricesContext
    events: FeedEvent | ReaderEvent | { type: 'prices.paused' } | { type: 'prices.resumed' }
    children: { feed: 'feed' }
    tags: 'stale' | 'offline'
  },
  actors: {
    /** Where prices come from. Runs while somebody can see them. */
    feed: fromCallback<FeedCommand, FeedInput>(() => {}),
    /** Says when prices go on and when they rest. */
    switch: fromCallback(() => {}),
  },
  actions: {
    addReader: assign(({ context }, { reader, starts }: { reader: string; starts: Quotes }) => {
      const entries = [...context.entries]
      const places = { ...context.places }
      const shown = Object.entries(starts).map(([symbol, start]) => {
        places[symbol] ??= entries.push({ symbol, ...start, start, changes: 0, changedAt: 0 }) - 1
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
    tellSymbols: sendTo('feed', ({ context }) => ({
      type: 'symbols.changed' as const,
      symbols: symbolsOf(context),
    })),
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
    paused: { on: { 'prices.resumed': 'running' } },
    running: {
      invoke: {
        id: 'feed',
        src: 'feed',
        input: ({ context }) => ({ symbols: symbolsOf(context), seed: context.seed }),
      },
      on: {
        'prices.paused': 'paused',
        'prices.received': { actions: { type: 'enterQuotes', params: ({ event }) => event } },
        'reader.ticked': { actions: { type: 'requestPrices', params: ({ event }) => event } },
        'reader.added': {
          actions: [{ type: 'addReader', params: ({ event }) => event }, 'tellSymbols'],
        },
        'reader.removed': {
          actions: [{ type: 'removeReader', params: ({ event }) => event }, 'tellSymbols'],
        },
        'feed.online': '.live',
        'feed.stale': '.stale',
        'feed.offline': '.offline',
      },
      initial: 'live',
      states: {
        live: {},
        stale: { tags: 'stale' },
        offline: { tags: 'offline' },
      },
    },
  },
})

export type PricesSnapshot = SnapshotFrom<typeof pricesMachine>

/** What is shown of a symbol now; undefined where no part of the page has shown it yet. */
export function selectQuote({ context: { entries, places } }: PricesSnapshot, symbol: string) {
  const place = places[symbol]
  return place === undefined ? undefined : entries[place]
}
