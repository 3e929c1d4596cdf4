import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { priceClock } from '@/actors/priceClock'
import { type FeedCommand, type FeedInput, pricesMachine } from '@/machines/pricesMachine'

beforeEach(() => {
  vi.useFakeTimers({ now: 10_700 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A price store whose clocks tick, and its ticks of every 3 s: those at which KCC is due. */
function ticking() {
  const ticks: [at: number, now: number][] = []
  const feed = fromCallback<FeedCommand, FeedInput>(({ receive }) =>
    receive(({ due, now }) => {
      if (due.length > 0) ticks.push([Date.now(), now])
    }),
  )
  const actor = createActor(pricesMachine.provide({ actors: { clock: priceClock, feed } }), {
    input: { seed: 7 },
  }).start()
  const kcc = { price: 68.73, change24h: 15.2, volatility: 0.08 }
  actor.send({ type: 'subscriber.added', subscriber: 'ticker', starts: { KCC: kcc } })
  actor.send({ type: 'prices.resumed' })
  return { ticks, actor }
}

it('ticks at whole multiples of its interval, together with every other clock', () => {
  const first = ticking()
  vi.advanceTimersByTime(900)
  const second = ticking()
  vi.advanceTimersByTime(6000)
  expect(first.ticks).toEqual([
    [12_000, 12_000],
    [15_000, 15_000],
  ])
  expect(second.ticks).toEqual(first.ticks)
})

it('reports the multiple, however late the timer fires, and skips missed ticks', () => {
  const { ticks } = ticking()
  vi.setSystemTime(20_100)
  vi.advanceTimersByTime(1300)
  expect(ticks).toEqual([[21_400, 21_000]])
  vi.advanceTimersByTime(2600)
  expect(ticks.slice(1)).toEqual([[24_000, 24_000]])
})

it('stops when prices are paused', () => {
  const { ticks, actor } = ticking()
  actor.send({ type: 'prices.paused' })
  vi.advanceTimersByTime(60_000)
  expect(ticks).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})
