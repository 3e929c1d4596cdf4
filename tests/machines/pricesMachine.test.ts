import { run } from '@king-exchange/machine-workbench/models'
import { describe, expect, it } from 'vitest'
import { type EventFromLogic, fromCallback } from 'xstate'
import { type FeedCommand, type FeedInput, pricesMachine, selectQuote } from '@/machines/pricesMachine'
import { models } from '../../models/models'
import { describeStates } from './describeStates'

const kcc = { price: 68.73, change24h: 15.2, volatility: 0.08 }
const btc = { price: 64_000, change24h: 2, volatility: 0.15 }
const ada = { price: 0.5, change24h: -1, volatility: 0.25 }

const events = {
  resumed: { type: 'prices.resumed' },
  paused: { type: 'prices.paused' },
  added: { type: 'subscriber.added', subscriber: 'ticker', starts: { KCC: kcc, BTC: btc } },
  ticked: { type: 'clock.ticked', interval: 3000, now: 30_000 },
  received: {
    type: 'prices.received',
    quotes: [{ symbol: 'KCC', price: 70, change24h: 16 }],
    now: 30_000,
  },
  removed: { type: 'subscriber.removed', subscriber: 'ticker' },
} as const satisfies Record<string, EventFromLogic<typeof pricesMachine>>

const input = { seed: 7 }
/** The store with a feed and clocks that record their commands. */
function watched() {
  const told: string[] = []
  const machine = pricesMachine.provide({
    actors: {
      feed: fromCallback<FeedCommand, FeedInput>(({ input: { seed }, receive }) => {
        told.push(`feed of the seed ${seed}`)
        receive(({ due, now }) => told.push(`due at ${now}: ${due.map(({ symbol }) => symbol).join(' ')}`))
        return () => told.push('feed stopped')
      }),
      clock: fromCallback<{ type: never }, { interval: number }>(({ input: { interval } }) => {
        told.push(`clock of ${interval} ms`)
        return () => told.push('clock stopped')
      }),
    },
  })
  return { told, machine }
}

const entry = (symbol: string, start: typeof kcc) => ({
  symbol,
  price: start.price,
  change24h: start.change24h,
  start,
  changes: 0,
  changedAt: 0,
})

describe('pricesMachine', () => {
  describeStates(models.ticker, {
    paused: { path: [], to: { 'prices.resumed': 'running' } },
    running: { path: ['prices.resumed'], to: { 'prices.paused': 'paused' } },
  })

  it('holds what its subscribers begin with, and what it has already is not taken back', () => {
    const { actor } = run(pricesMachine, input)
    actor.send(events.resumed)
    actor.send(events.added)
    actor.send(events.received)
    actor.send({ type: 'subscriber.added', subscriber: 'market', starts: { KCC: kcc, ADA: ada } })
    const shown = ['KCC', 'BTC', 'ADA', 'DOGE', 'constructor'].map((symbol) =>
      selectQuote(actor.getSnapshot(), symbol),
    )
    expect(shown).toEqual([
      { symbol: 'KCC', price: 70, change24h: 16, start: kcc, changes: 1, changedAt: 30_000 },
      entry('BTC', btc),
      entry('ADA', ada),
      undefined,
      undefined,
    ])
  })

  it('runs the feed and the clocks only while it is resumed', () => {
    const { told, machine } = watched()
    const { actor } = run(machine, input)
    actor.send(events.added)
    expect(told.splice(0)).toEqual([])
    actor.send(events.resumed)
    expect(told.splice(0)).toEqual(['feed of the seed 7', 'clock of 3000 ms', 'clock of 5000 ms'])
    actor.send(events.paused)
    expect(told.splice(0).toSorted()).toEqual(['clock stopped', 'clock stopped', 'feed stopped'])
    actor.send(events.ticked)
    expect(told).toEqual([])
  })

  it('asks the feed for a symbol at the interval of its fastest subscriber, and for nothing else', () => {
    const { told, machine } = watched()
    const { actor } = run(machine, input)
    actor.send(events.resumed)
    const asked = (interval: number) => {
      told.splice(0)
      actor.send({ ...events.ticked, interval })
      return told.splice(0)
    }
    actor.send({ type: 'subscriber.added', subscriber: 'market', starts: { KCC: kcc, ADA: ada } })
    expect([asked(3000), asked(5000)]).toEqual([['due at 30000: '], ['due at 30000: KCC ADA']])
    actor.send(events.added)
    actor.send({ type: 'subscriber.added', subscriber: 'kccPrice', starts: { KCC: kcc } })
    expect([asked(3000), asked(5000)]).toEqual([['due at 30000: KCC BTC'], ['due at 30000: ADA']])
    actor.send(events.removed)
    expect([asked(3000), asked(5000)]).toEqual([['due at 30000: KCC'], ['due at 30000: ADA']])
  })

  it('takes no quote of a symbol that nobody shows', () => {
    const { actor } = run(pricesMachine, input)
    for (const event of [events.resumed, events.added]) actor.send(event)
    const before = actor.getSnapshot().context
    const quotes = ['DOGE', '__proto__', 'constructor'].map((symbol) => ({ symbol, ...kcc }))
    actor.send({ type: 'prices.received', quotes, now: 30_000 })
    expect(actor.getSnapshot().context).toEqual(before)
  })
})
