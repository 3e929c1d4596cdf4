import { afterEach, describe, expect, it } from 'vitest'
import { takeRecord } from '../../models/coverage/record'
import { models } from '../../models/models'
import { run, start } from '../../models/walker'
import { lampMachine } from './lamp'

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
    start(models.rowOrder).happen({ type: 'touch.ended' })
    expect(takeRecord()).toEqual({
      rowOrder: { 'pointer.away': ['touch.ended'], 'focus.away': ['touch.ended'] },
    })
  })

  it('leaves out the machines that a machine invokes', () => {
    start({ ...models.resend, input: { justSent: true } })
    expect(Object.keys(takeRecord())).toEqual(['resend'])
  })
})
