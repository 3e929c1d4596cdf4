import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { simulatedFeed } from '@/actors/feeds/simulatedFeed'
import { priceClock } from '@/actors/priceClock'
import { marketAssets } from '@/data/market/marketAssets'
import { startsOf } from '@/data/market/quotes'
import { kcc, tickerTokens } from '@/data/market/tokens'
import { formatDollars } from '@/data/text/figures'
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
    { reader: 'ticker', tokens: tickerTokens, pause: 400 },
    { reader: 'kccPrice', tokens: [kcc], pause: 1300 },
    { reader: 'market', tokens: marketAssets, pause: 0 },
  ] as const
  for (const { reader, tokens, pause } of parts) {
    prices.send({ type: 'reader.added', reader, starts: startsOf(tokens) })
    vi.advanceTimersByTime(pause)
  }
  vi.advanceTimersByTime(seconds * 1000)
  prices.stop()
  return changes
}

const of = (changes: Change[], symbol: string) => changes.filter((change) => change.symbol === symbol)

/** The steps of a symbol that exceed so many percent of its price, or so many percentage points. */
const beyond = (walk: Change[], percent: number, points: number, dollars = Number.POSITIVE_INFINITY) =>
  walk.slice(1).filter(({ price, change24h }, index) => {
    const before = walk[index]
    if (!before) return true
    const moved = Math.abs(price - before.price)
    return (
      moved > before.price * (percent / 100) * (1 + 1e-9) ||
      moved > dollars + 1e-9 ||
      Math.abs(change24h - before.change24h) > points + 1e-9
    )
  })

describe('an hour of ticker, card and market table', () => {
  it('moves a pair of the ticker at whole 3 s, all others at whole 5 s', () => {
    const changes = watch(7, 3600)
    for (const { symbol } of marketAssets) {
      const isPair = tickerTokens.some((token) => token.symbol === symbol)
      const walk = of(changes, symbol)
      const interval = isPair ? 3000 : 5000
      expect(walk.length, symbol).toBeGreaterThan(3_600_000 / interval)
      // The first is the starting price.
      expect(
        walk.slice(1).filter(({ at }) => at % interval !== 0),
        symbol,
      ).toEqual([])
      expect(isPair ? beyond(walk, 0.25, 0.25) : beyond(walk, 1, 1), symbol).toEqual([])
    }
    expect(beyond(of(changes, 'KCC'), 0.25, 0.25, 0.05)).toEqual([])
  })

  it('keeps a pair of the ticker within the bounds of the market table in any 5 s as well', () => {
    const walk = of(watch(8, 3600), 'BTC')
    const wide = walk.flatMap((first, index) =>
      walk
        .slice(index + 1, index + 3)
        .filter(({ at }) => at - first.at <= 5000)
        .filter(
          ({ price, change24h }) =>
            Math.abs(price - first.price) > first.price * 0.01 || Math.abs(change24h - first.change24h) > 1,
        ),
    )
    expect(wide).toEqual([])
  })
})

describe('three minutes of ticker, card and market table', () => {
  it('leave the stablecoins at $1.00, with a change that nobody would notice', () => {
    const changes = watch(7, 180)
    for (const symbol of ['USDT', 'USDC']) {
      const walk = of(changes, symbol)
      expect(walk.length).toBeGreaterThan(30)
      expect(new Set(walk.map(({ price }) => formatDollars(price)))).toEqual(new Set(['$1.00']))
      expect(walk.filter(({ change24h }) => Math.abs(change24h) > 0.3)).toEqual([])
    }
  })

  it('give each asset the change that its price has from the open of its starting quote', () => {
    const changes = watch(7, 180)
    for (const asset of marketAssets) {
      const open = asset.price / (1 + asset.change24h / 100)
      const apart = of(changes, asset.symbol).filter(
        ({ price, change24h }) => Math.abs((price / open - 1) * 100 - change24h) > 1e-9,
      )
      expect(apart, asset.symbol).toEqual([])
    }
  })
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
  alone.send({ type: 'reader.added', reader: 'kccPrice', starts: startsOf([kcc]) })
  for (let tick = 1; tick <= 20; tick += 1)
    alone.send({ type: 'clock.ticked', interval: 3000, now: tick * 3000 })
  expect(selectQuote(alone.getSnapshot(), 'KCC')?.price).toBe(of(watch(7, 62), 'KCC')[20]?.price)
})
