import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { priceClock } from '@/actors/priceClock'
import { priceReaderMachine, type ReaderName } from '@/machines/priceReaderMachine'

beforeEach(() => {
  vi.useFakeTimers({ now: 10_700 })
})
afterEach(() => {
  vi.useRealTimers()
})

function ticking(reader: ReaderName) {
  const ticks: [at: number, now: number][] = []
  const actor = createActor(
    priceReaderMachine.provide({
      actors: { clock: priceClock },
      actions: { requestPrices: (_, { now }) => ticks.push([Date.now(), now]) },
    }),
    { input: { reader, starts: {} } },
  ).start()
  actor.send({ type: 'prices.resumed' })
  return { ticks, actor }
}

it('ticks at whole multiples of its interval, together with every other clock', () => {
  const first = ticking('ticker')
  vi.advanceTimersByTime(900)
  const second = ticking('kccPrice')
  vi.advanceTimersByTime(6000)
  expect(first.ticks).toEqual([
    [12_000, 12_000],
    [15_000, 15_000],
  ])
  expect(second.ticks).toEqual(first.ticks)
})

it('reports the multiple, however late the timer fires, and skips missed ticks', () => {
  const { ticks } = ticking('ticker')
  vi.setSystemTime(20_100)
  vi.advanceTimersByTime(1300)
  expect(ticks).toEqual([[21_400, 21_000]])
  vi.advanceTimersByTime(2600)
  expect(ticks.slice(1)).toEqual([[24_000, 24_000]])
})

it('stops when it is paused', () => {
  const { ticks, actor } = ticking('ticker')
  actor.send({ type: 'prices.paused' })
  vi.advanceTimersByTime(60_000)
  expect(ticks).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})
