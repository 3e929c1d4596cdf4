import { expect, it } from 'vitest'
import { createActor, setup } from 'xstate'
import { createSession } from '../src/createSession.ts'
import { highlightsOf } from '../src/stepper/highlightsOf.ts'

/** Two parallel parts; an event changes one of them. */
const machine = setup({
  types: {} as { events: { type: 'door.opened' } | { type: 'light.on' } | { type: 'door.knocked' } },
}).createMachine({
  id: 'room',
  type: 'parallel',
  states: {
    door: {
      initial: 'closed',
      states: {
        closed: { on: { 'door.opened': 'open', 'door.knocked': { actions: () => {} } } },
        open: {},
      },
    },
    light: { initial: 'off', states: { off: { on: { 'light.on': 'on' } }, on: {} } },
  },
})

const clock = { actor: 'clock', event: 'clock.ticked', beginsAt: 0 }

/** Highlights after some events. */
function highlightsAfter(...types: string[]) {
  const session = createSession(machine, clock, {
    steps: types.map((type) => ({ type })),
    taken: types.length,
  })
  const { provide, inspect, ...seam } = session.getView().run.seam
  const actor = createActor(provide?.(machine) ?? machine, { clock: seam.clock, inspect })
  actor.start()
  session.begin()
  actor.stop()
  return highlightsOf(session.getView())
}

it('the diagram lights active states with those around them, and the last step', () => {
  const { active, taken } = highlightsAfter('door.opened')
  expect([...active]).toEqual(['room.door.open', 'room.door', 'room.light.off', 'room.light'])
  expect([...taken]).toEqual(['room.door.closed room.door.open'])
  expect([...highlightsAfter().taken]).toEqual([])
})
