import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { recordMachines } from '../src/recording.ts'
import { replay } from '../src/workbench.ts'
import { lampMachine } from './fixture/lampMachine.ts'
import { workbench } from './fixture/workbench.ts'

it('records the steps of each machine that runs, from which the state is reached again', async () => {
  const recorder = recordMachines({ clock: workbench.clock })
  const [first, second] = [0, 1].map(() => createActor(lampMachine, { inspect: recorder.inspect }).start())
  first?.send({ type: 'lamp.switched' })
  await Promise.resolve()
  second?.stop()
  const [recording, ...others] = recorder.list()
  expect(others).toEqual([])
  expect(recording).toMatchObject({ machine: 'lamp', start: 'lamp' })
  const { states, misfit } = replay(workbench, 'lamp', recording?.steps ?? [])
  expect(misfit).toBeNull()
  expect(states.at(-1)).toBe(first?.getSnapshot().value)
})

it('puts a step in the place of the one before it where it replaces that', () => {
  const recorder = recordMachines({
    clock: workbench.clock,
    stepsOf: (event) => (event.type === 'lamp.dimmed' ? [{ ...event, by: 0 }] : [event]),
    replaces: (step, last) => step.type === 'lamp.dimmed' && last.type === step.type,
  })
  const actor = createActor(lampMachine, { inspect: recorder.inspect }).start()
  actor.send({ type: 'lamp.dimmed', by: 3 })
  actor.send({ type: 'lamp.dimmed', by: 4 })
  expect(recorder.list()[0]?.steps).toEqual([{ type: 'lamp.dimmed', by: 0 }])
})
