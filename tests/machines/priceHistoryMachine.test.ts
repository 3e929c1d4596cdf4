import { run } from '@king-exchange/machine-workbench/models'
import { expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { priceChanges } from '@/actors/priceChanges'
import { priceHistoryMachine, selectHistory, selectOpenedAt } from '@/machines/priceHistoryMachine'
import { pricesMachine } from '@/machines/pricesMachine'
import { models } from '../../models/models'
import { describeStates } from './describeStates'

const paused = { type: 'prices.paused' } as const
const resumed = { type: 'prices.resumed' } as const
const changed = (price: number, changedAt: number) =>
  ({ type: 'prices.changed', changed: [{ symbol: 'KCC', price, changedAt }] }) as const

describeStates(models.priceHistory, {
  paused: { path: [], to: { 'prices.resumed': 'recording' } },
  recording: { path: ['prices.resumed'], to: { 'prices.paused': 'paused' } },
})

it('counts a price that changed before the page was opened from then on, once', () => {
  const reported = changed(70, 1000)
  const { actor } = run(priceHistoryMachine, { openedAt: 2000 }, [resumed, reported, reported])
  expect(selectHistory(actor.getSnapshot(), 'KCC')).toEqual([{ price: 70, at: 2000 }])
  expect(selectOpenedAt(actor.getSnapshot())).toBe(2000)
})

it('knows nothing of a symbol that the store does not have, whatever its name', () => {
  const { actor } = run(priceHistoryMachine, { openedAt: 2000 }, [resumed, changed(70, 5000)])
  expect(selectHistory(actor.getSnapshot(), 'XYZ')).toEqual([])
})

it('keeps what the price store shows since the page was opened, and goes on after a pause', () => {
  const prices = createActor(
    pricesMachine.provide({ actors: { feed: fromCallback(() => {}), switch: fromCallback(() => {}) } }),
    { input: { seed: 7 } },
  ).start()
  const history = createActor(priceHistoryMachine.provide({ actors: { prices: priceChanges(prices) } }), {
    input: { openedAt: 90_000 },
  }).start()
  const receive = (price: number, now: number) =>
    prices.send({ type: 'prices.received', quotes: [{ symbol: 'KCC', price, change24h: 15 }], now })
  const points = () => selectHistory(history.getSnapshot(), 'KCC')
  prices.send({
    type: 'subscriber.added',
    subscriber: 'market',
    starts: { KCC: { price: 68.73, change24h: 15.2, volatility: 0.08 } },
  })
  prices.send(resumed)
  expect(points()).toEqual([])
  history.send(resumed)
  receive(69, 100_000)
  receive(68, 103_000)
  const before = [
    { price: 68.73, at: 90_000 },
    { price: 69, at: 100_000 },
    { price: 68, at: 103_000 },
  ]
  expect(points()).toEqual(before)
  history.send(paused)
  receive(40, 200_000)
  expect(points()).toEqual(before)
  history.send(resumed)
  expect(points().at(-1)).toEqual({ price: 40, at: 200_000 })
  receive(41, 205_000)
  expect(points().slice(3)).toEqual([
    { price: 40, at: 200_000 },
    { price: 41, at: 205_000 },
  ])
})
