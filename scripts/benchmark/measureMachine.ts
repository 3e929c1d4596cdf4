import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createActor, fromCallback } from 'xstate'
import { simulatedFeed } from '@/actors/feeds/simulatedFeed'
import { formatChange, formatDollars } from '@/data/rules/figures'
import { quotesOf } from '@/data/rules/quotes'
import { pricesMachine, selectQuote } from '@/machines/pricesMachine'
import { assetsOf } from './assetsOf'

/** Each a list of milliseconds per tick; heaps in bytes. */
export type MachineMeasures = {
  step: number[]
  subscribed: number[]
  heap: { before: number; after: number }
}

/** Warm-up ticks that are not counted, until the engine has compiled the code. */
const warmUp = 50

/** The ticks of a market in an hour. */
const hour = 720

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

function time(run: () => void): number[] {
  for (let tick = 0; tick < warmUp; tick += 1) run()
  return Array.from({ length: hour }, () => {
    const begun = performance.now()
    run()
    return performance.now() - begun
  })
}

function usedHeap(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed
}

/** The book with so many assets of one reader, and a tick of the market in it. */
function startBook(count: number) {
  const starts = quotesOf(assetsOf(count))
  const prices = createActor(pricesMachine.provide({ actors: { feed: fromCallback(simulatedFeed) } }), {
    input: { seed: 7 },
  }).start()
  prices.send({ type: 'prices.resumed' })
  prices.send({ type: 'reader.added', reader: 'market', starts })
  let now = 0
  const tick = () => {
    now += 5000
    prices.send({ type: 'reader.ticked', reader: 'market', now })
  }
  return { prices, symbols: Object.keys(starts), tick }
}

/**
 * What an hour of market ticks costs without a browser: the book and its feed alone, and with a subscriber for each price
 * and each change, which compares figures as the page's cells do.
 */
export function measureMachine(count: number): MachineMeasures {
  const step = time(startBook(count).tick)

  const { prices, symbols, tick } = startBook(count)
  let changed = 0
  for (const symbol of symbols) {
    for (const select of [
      () => formatDollars(selectQuote(prices.getSnapshot(), symbol)?.price ?? 0),
      () => formatChange(selectQuote(prices.getSnapshot(), symbol)?.change24h ?? 0),
    ]) {
      let shown = select()
      prices.subscribe(() => {
        const text = select()
        if (text === shown) return
        shown = text
        changed += 1
      })
    }
  }
  tick()
  const before = usedHeap()
  const subscribed = time(tick)
  const after = usedHeap()
  if (changed === 0) throw new Error('No figure has changed: the market did not tick.')
  return { step, subscribed, heap: { before, after } }
}
