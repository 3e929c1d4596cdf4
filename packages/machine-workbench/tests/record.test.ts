import { afterEach, describe, expect, it } from 'vitest'
import { createMachine, fromPromise, setup } from 'xstate'
import { takeRecord } from '../src/coverage.ts'
import { run, start } from '../src/walker.ts'
import { lampMachine } from './fixture/lampMachine.ts'

afterEach(takeRecord)

describe('the record of the model tests', () => {
  it('has each state that was reached, and the events that were sent there, answered or not', () => {
    const lamp = start({ machine: lampMachine, input: undefined, events: [] })
    for (const type of ['lamp.dimmed', 'lamp.switched', 'xstate.done.actor.warm', 'bulb.broken'])
      lamp.happen({ type })
    expect(takeRecord()).toEqual({
      lamp: {
        off: ['lamp.dimmed', 'lamp.switched'],
        warming: ['xstate.done.actor.warm'],
        on: ['bulb.broken'],
        broken: [],
      },
    })
    expect(takeRecord()).toEqual({})
  })

  it('has the end of a delay', () => {
    const { actor, clock } = run(lampMachine, undefined, [{ type: 'lamp.switched' }])
    actor.send({ type: 'xstate.done.actor.warm' } as never)
    clock.increment(1_000)
    expect(takeRecord().lamp?.on).toEqual(['xstate.after.idle.lamp.on'])
  })

  it('has the states of each part of a parallel machine', () => {
    const part = { initial: 'still', states: { still: {}, moving: {} } }
    const machine = createMachine({ id: 'pair', type: 'parallel', states: { left: part, right: part } })
    start({ machine, input: undefined, events: [] }).happen({ type: 'pushed' })
    expect(takeRecord()).toEqual({ pair: { 'left.still': ['pushed'], 'right.still': ['pushed'] } })
  })

  it('leaves out the machines that a machine invokes', () => {
    const machine = setup({ actors: { lamp: lampMachine, wait: fromPromise(async () => {}) } }).createMachine(
      {
        id: 'room',
        invoke: { id: 'lamp', src: 'lamp' },
      },
    )
    start({ machine, input: undefined, events: [] })
    expect(Object.keys(takeRecord())).toEqual(['room'])
  })
})
