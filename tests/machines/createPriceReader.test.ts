import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import type { Starts } from '@/data/rules/quotes'
import { kccPriceMachine } from '@/machines/kccPriceMachine'
import { marketMachine } from '@/machines/marketMachine'
import { tickerMachine } from '@/machines/tickerMachine'
import { pathsOf } from '../../models/model'
import { run } from '../../models/walker'

const resumed = { type: 'prices.resumed' } as const
const paused = { type: 'prices.paused' } as const
const ticked = { type: 'clock.ticked', now: 15_000 } as const

const input = { starts: { KCC: { price: 68.73, change24h: 15.2, volatility: 0.08 } } }

describe.each([
  [tickerMachine, 'ticker', 3000],
  [kccPriceMachine, 'kccPrice', 3000],
  [marketMachine, 'market', 5000],
])('the machine of the %#th reader', (machine, id, interval) => {
  const paths = pathsOf({ machine: machine, input, events: [resumed, paused, ticked] })

  /** The machine with a world that writes down what it is asked for. */
  function watched() {
    const calls: string[] = []
    const provided = machine.provide({
      actors: {
        clock: fromCallback<{ type: never }, { interval: number }>(({ input: asked }) => {
          calls.push(`clock of ${asked.interval} ms`)
          return () => calls.push('clock stopped')
        }),
        switch: fromCallback(() => () => calls.push('switch left')),
        subscription: fromCallback<{ type: never }, { starts: Starts }>(({ input: { starts } }) => {
          calls.push(`subscribed to ${Object.keys(starts)}`)
          return () => calls.push('unsubscribed')
        }),
      },
      actions: { requestPrices: (_, { now }) => calls.push(`asked at ${now}`) },
    })
    return { calls, machine: provided }
  }

  it('has its name, and reaches every state by its shortest path', () => {
    expect(machine.id).toBe(id)
    expect(paths).toEqual({ paused: [], live: [resumed] })
  })

  it.each([
    ['paused', resumed, 'live', null],
    ['paused', paused, 'paused', null],
    ['paused', ticked, 'paused', null],
    ['live', resumed, 'live', null],
    ['live', paused, 'paused', null],
    ['live', ticked, 'live', 15_000],
  ] as const)('in %s answers %o by %s', (state, event, next, tickedAt) => {
    const { actor } = run(machine, input, paths[state] ?? [])
    expect(actor.getSnapshot().value).toBe(state)
    actor.send(event)
    expect(actor.getSnapshot().value).toBe(next)
    expect(actor.getSnapshot().context).toEqual({ ...input, tickedAt })
  })

  it('asks for prices at each tick of its clock while it is live, and never else', () => {
    const { calls, machine: provided } = watched()
    const { actor } = run(provided, input)
    actor.send(ticked)
    expect(calls.splice(0)).toEqual(['subscribed to KCC'])
    for (const event of [resumed, ticked, resumed]) actor.send(event)
    expect(calls.splice(0)).toEqual([`clock of ${interval} ms`, 'asked at 15000'])
    for (const event of [paused, ticked]) actor.send(event)
    expect(calls.splice(0)).toEqual(['clock stopped'])
    actor.stop()
    expect(calls).toEqual(['unsubscribed', 'switch left'])
  })

  it.each(['paused', 'live'])('goes on from a %s snapshot that was text in between', (state) => {
    const first = run(machine, input, paths[state] ?? []).actor
    const snapshot = JSON.parse(JSON.stringify(first.getPersistedSnapshot()))
    const { calls, machine: provided } = watched()
    const actor = createActor(provided, { input, snapshot }).start()
    expect(actor.getSnapshot().value).toBe(state)
    expect(actor.getSnapshot().context).toEqual(first.getSnapshot().context)
    actor.send(ticked)
    expect(calls.includes('asked at 15000')).toBe(state === 'live')
    actor.send(state === 'live' ? paused : resumed)
    expect(actor.getSnapshot().value).toBe(state === 'live' ? 'paused' : 'live')
  })
})
