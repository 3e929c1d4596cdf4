import { describe, expect, it } from 'vitest'
import { and, fromPromise, not, or, setup } from 'xstate'
import { cellsOf, idleReasonsOf, type Subject } from '../src/coverage/cells.ts'
import { guardName } from '../src/guardName.ts'
import { lamp } from './fixture/lamp.ts'

/** A blind that is open or closed, and locked or not. */
const blind: Subject = {
  machine: setup({ guards: { isStuck: () => false } }).createMachine({
    id: 'blind',
    type: 'parallel',
    states: {
      slats: {
        initial: 'open',
        states: {
          open: { on: { turned: [{ guard: 'isStuck' }, { target: 'closed' }] } },
          closed: { on: { turned: 'open' } },
        },
      },
      lock: {
        initial: 'free',
        states: { free: { on: { locked: 'fixed' } }, fixed: {} },
      },
    },
  }),
  events: [],
  ignored: { 'lock.fixed': { locked: 'It is locked already.' } },
}

const cellOf = (state: string, event: string) =>
  cellsOf(blind).find((cell) => cell.state === state && cell.event === event)

const answersOf = (state: string) =>
  cellsOf(lamp)
    .filter((cell) => cell.state === state)
    .map(({ event, answer, note }) => [event, note ? `${answer}: ${note}` : answer])

describe('the cells of a machine', () => {
  it('are handled, ignored for a reason, or unanswered', () => {
    expect(Object.fromEntries(answersOf('off'))).toEqual({
      'lamp.switched': 'handled',
      'lamp.dimmed': 'ignored: A dark lamp cannot be darker.',
      'bulb.broken': 'unanswered',
    })
  })

  it('are unanswered where a transition forbids the event without a reason', () => {
    expect(Object.fromEntries(answersOf('warming'))).toMatchObject({
      'lamp.switched': 'unanswered',
      'lamp.dimmed': 'unanswered',
      'bulb.broken': 'handled',
    })
  })

  it('are guarded only where no transition is left when each guard refuses', () => {
    expect(Object.fromEntries(answersOf('on'))).toMatchObject({
      'lamp.switched': 'handled',
      'lamp.dimmed': 'guarded: isDimmable',
    })
    expect(cellOf('slats.open', 'turned')).toMatchObject({ answer: 'guarded', note: 'not isStuck' })
  })

  it('are there for the end of an actor or of a delay only where it runs', () => {
    const inner = cellsOf(lamp).filter(({ event }) => event.startsWith('xstate.'))
    expect(inner.map(({ state, event, answer }) => [state, event, answer])).toEqual([
      ['warming', 'xstate.done.actor.warm', 'handled'],
      ['warming', 'xstate.error.actor.warm', 'handled'],
      ['on', 'xstate.after.idle.lamp.on', 'handled'],
    ])
  })

  it('are none in a state in which the machine is over', () => {
    expect(answersOf('broken')).toEqual([])
  })

  it('want an answer for the failure of a call whose success is answered', () => {
    const machine = setup({ actors: { call: fromPromise(() => Promise.resolve()) } }).createMachine({
      id: 'caller',
      initial: 'calling',
      states: { calling: { invoke: { id: 'call', src: 'call', onDone: 'done' } }, done: {} },
    })
    expect(cellsOf({ machine, events: [] })).toEqual([
      { state: 'calling', event: 'xstate.done.actor.call', answer: 'handled' },
      { state: 'calling', event: 'xstate.error.actor.call', answer: 'unanswered' },
    ])
  })

  it('name the part of a parallel machine that answers instead', () => {
    expect(cellOf('lock.free', 'turned')).toMatchObject({ answer: 'elsewhere', note: 'slats' })
    expect(cellOf('slats.closed', 'turned')).toMatchObject({ answer: 'handled' })
    expect(cellOf('lock.fixed', 'locked')).toMatchObject({ answer: 'ignored' })
  })
})

it('finds the reasons that nothing needs', () => {
  expect(idleReasonsOf(lamp)).toEqual(['off, lamp.switched'])
})

it('puts guards into words', () => {
  expect(guardName(and(['isSameCall', or([not('isOld'), { type: 'isNew' }])]))).toBe(
    'isSameCall and (not isOld or isNew)',
  )
  expect(guardName(() => true)).toBe('a condition')
})
