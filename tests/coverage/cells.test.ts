import { describe, expect, it } from 'vitest'
import { and, fromPromise, not, or, setup } from 'xstate'
import { cellsOf, idleReasonsOf } from '../../models/coverage/cells'
import { subjects } from '../../models/coverage/subjects'
import { guardName } from '../../models/guardName'
import { lamp } from './lamp'

const cellsIn = (machine: string) =>
  Object.values(subjects)
    .filter((subject) => subject.machine.id === machine)
    .flatMap(cellsOf)

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
    const first = cellsIn('auth').find(
      ({ state, event }) => state === 'identity.signedIn' && event === 'INITIAL_SESSION',
    )
    expect(first).toMatchObject({ answer: 'guarded', note: 'not isExchanging' })
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
    const cells = cellsIn('rowOrder')
    const cellOf = (state: string, event: string) =>
      cells.find((cell) => cell.state === state && cell.event === event)
    expect(cellOf('focus.away', 'pointer.entered')).toMatchObject({ answer: 'elsewhere', note: 'pointer' })
    expect(cellOf('pointer.away', 'pointer.entered')).toMatchObject({ answer: 'handled' })
    expect(cellOf('pointer.away', 'touch.ended')).toMatchObject({ answer: 'ignored' })
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
