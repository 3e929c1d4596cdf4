import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { priceClock, simulatedFeed } from '@/actors/priceActors'
import { marketAssets } from '@/data/market/marketAssets'
import { startsOf } from '@/data/market/quotes'
import { kcc, tickerTokens } from '@/data/market/tokens'
import { pricesMachine, selectQuote } from '@/machines/pricesMachine'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

type Change = { symbol: string; at: number; price: number; change24h: number }

const machine = pricesMachine.provide({ actors: { clock: priceClock, feed: fromCallback(simulatedFeed) } })

/** Every price change of ticker, card and market table in so many seconds; each starts at another time. */
function watch(seed: number, seconds: number): Change[] {
  vi.setSystemTime(Date.UTC(2026, 0, 15, 9, 30, 1, 234))
  const prices = createActor(machine, { input: { seed } }).start()
  prices.send({ type: 'prices.resumed' })
  const changes: Change[] = []
  const last = new Map<string, number>()
  prices.subscribe(({ context }) => {
    for (const { symbol, price, change24h, changes: count } of Object.values(context.entries)) {
      if (last.get(symbol) === count) continue
      last.set(symbol, count)
      changes.push({ symbol, at: Date.now(), price, change24h })
    }
  })
  const parts = [
    { subscriber: 'ticker', tokens: tickerTokens, pause: 400 },
    { subscriber: 'kccPrice', tokens: [kcc], pause: 1300 },
    { subscriber: 'market', tokens: marketAssets, pause: 0 },
  ] as const
  for (const { subscriber, tokens, pause } of parts) {
    prices.send({ type: 'subscriber.added', subscriber, starts: startsOf(tokens) })
    vi.advanceTimersByTime(pause)
  }
  vi.advanceTimersByTime(seconds * 1000)
  prices.stop()
  return changes
}

const of = (changes: Change[], symbol: string) => changes.filter((change) => change.symbol === symbol)

it('moves a pair of the ticker at whole 3 s, all others at whole 5 s', () => {
  const changes = watch(7, 600)
  for (const { symbol } of marketAssets) {
    const interval = tickerTokens.some((token) => token.symbol === symbol) ? 3000 : 5000
    const walk = of(changes, symbol)
    expect(walk.length, symbol).toBeGreaterThan(600_000 / interval)
    // The first is the starting price.
    expect(
      walk.slice(1).filter(({ at }) => at % interval !== 0),
      symbol,
    ).toEqual([])
  }
})

it('replays the same walk of each symbol with the same seed, and another with another', () => {
  const prices = (seed: number) =>
    watch(seed, 60).map(({ symbol, price, change24h }) => [symbol, price, change24h])
  expect(prices(7)).toEqual(prices(7))
  expect(prices(7)).not.toEqual(prices(8))
})

it('walks a symbol the same, whatever else is shown', () => {
  const alone = createActor(machine, { input: { seed: 7 } }).start()
  alone.send({ type: 'prices.resumed' })
  alone.send({ type: 'subscriber.added', subscriber: 'kccPrice', starts: startsOf([kcc]) })
  for (let tick = 1; tick <= 20; tick += 1)
    alone.send({ type: 'clock.ticked', interval: 3000, now: tick * 3000 })
  expect(selectQuote(alone.getSnapshot(), 'KCC')?.price).toBe(of(watch(7, 62), 'KCC')[20]?.price)
})

/** A price store with KCC in the ticker, started at 10.7 s; `ticks` are when its changes came, and when they say they did. */
function ticking() {
  vi.setSystemTime(10_700)
  const prices = createActor(machine, { input: { seed: 7 } }).start()
  prices.send({ type: 'prices.resumed' })
  prices.send({ type: 'subscriber.added', subscriber: 'ticker', starts: startsOf([kcc]) })
  const ticks: [at: number, changedAt: number][] = []
  prices.subscribe((snapshot) => {
    const changedAt = selectQuote(snapshot, 'KCC')?.changedAt ?? 0
    if (changedAt !== (ticks.at(-1)?.[1] ?? 0)) ticks.push([Date.now(), changedAt])
  })
  return { ticks, prices }
}

it('reports the multiple of the interval, however late the timer fires, and skips missed ticks', () => {
  const { ticks } = ticking()
  vi.setSystemTime(20_100)
  vi.advanceTimersByTime(1300)
  expect(ticks).toEqual([[21_400, 21_000]])
  vi.advanceTimersByTime(2600)
  expect(ticks.slice(1)).toEqual([[24_000, 24_000]])
})

it('stops its clocks when prices are paused', () => {
  const { ticks, prices } = ticking()
  prices.send({ type: 'prices.paused' })
  vi.advanceTimersByTime(60_000)
  expect(ticks).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})
