import { type Model, start, walksOf } from '@king-exchange/machine-workbench/models'
import { expect, it } from 'vitest'
import { type AnyStateMachine, createMachine } from 'xstate'
import { models } from '../../models/models'

const machine = createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { opened: 'open', walled: 'gone' } },
    open: { on: { closed: 'closed', unhinged: 'gone' } },
    gone: { type: 'final' },
  },
})
const events = ['opened', 'closed', 'unhinged', 'walled'].map((type) => ({ type }))

const typesOf = (walks: { type: string }[][]) => walks.map((walk) => walk.map(({ type }) => type))

it('goes on from the end of a path as long as a step is left ahead', () => {
  expect(typesOf(walksOf({ machine, input: undefined, events }, () => true))).toEqual([
    ['opened', 'closed', 'walled'],
    ['opened', 'unhinged'],
  ])
})

it('leaves out what is not likely', () => {
  expect(typesOf(walksOf({ machine, input: undefined, events }, (_, { type }) => type !== 'walled'))).toEqual(
    [['opened', 'closed', 'opened', 'unhinged']],
  )
})

it.each<[string, Model<AnyStateMachine>]>([
  ['loginForm', models.loginForm],
  ['live', models.live],
  ['mobileMenu', models.mobileMenu],
  ['read', models.read],
])('takes each event of %s where it is answered', (_, model) => {
  for (const walk of walksOf(model, () => true)) {
    const { actor, happen } = start(model)
    for (const event of walk) {
      expect(actor.getSnapshot().can(event), event.type).toBe(true)
      happen(event)
    }
  }
})
