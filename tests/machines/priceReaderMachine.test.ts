import { pathsOf } from 'machine-workbench/source/model'
import { run } from 'machine-workbench/source/walker'
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import type { Starts } from '@/data/rules/quotes'
import { priceReaderMachine as machine, type ReaderName } from '@/machines/priceReaderMachine'

const resumed = { type: 'prices.resumed' } as const
const paused = { type: 'prices.paused' } as const
const ticked = { type: 'clock.ticked', now: 15_000 } as const

describe.each([
  ['ticker', 3000],
  ['kccPrice', 3000],
  ['market', 5000],
] as const)('the reader %s', (reader, interval) => {
  const input = { reader, starts: { KCC: { price: 68.73, change24h: 15.2, volatility: 0.08 } } }
  const paths = pathsOf({ machine, input, events: [resumed, paused, ticked] })

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
        subscription: fromCallback<{ type: never }, { reader: ReaderName; starts: Starts }>(
          ({ input: asked }) => {
            calls.push(`${asked.reader} subscribed to ${Object.keys(asked.starts)}`)
            return () => calls.push('unsubscribed')
          },
        ),
      },
      actions: { requestPrices: (_, due) => calls.push(`asked at ${due.now} for ${due.reader}`) },
    })
    return { calls, machine: provided }
  }

  it('reaches every state by its shortest path', () => {
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
    expect(calls.splice(0)).toEqual([`${reader} subscribed to KCC`])
    for (const event of [resumed, ticked, resumed]) actor.send(event)
    expect(calls.splice(0)).toEqual([`clock of ${interval} ms`, `asked at 15000 for ${reader}`])
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
    expect(calls.includes(`asked at 15000 for ${reader}`)).toBe(state === 'live')
    actor.send(state === 'live' ? paused : resumed)
    expect(actor.getSnapshot().value).toBe(state === 'live' ? 'paused' : 'live')
  })
})
