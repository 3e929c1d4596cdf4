import { eventsOf, pathsOf, replay, walk, whyNot } from '@king-exchange/machine-workbench/models'
import { describe, expect, it } from 'vitest'
import { subjects, workbench } from '../../models/workbench'

describe.each(Object.entries(workbench.models))('the Stepper of %s', (name, model) => {
  it.each(Object.entries(pathsOf(model)))('comes to %s by its generated path', (state, path) => {
    const { states, misfit } = replay(workbench, name, path)
    expect([states.length, states.at(-1), misfit]).toEqual([path.length + 1, state, null])
  })
  it('says why an event is ignored, in each of its states', () => {
    const reasons = subjects[model.machine.id]?.ignored
    for (const [state, path] of Object.entries(pathsOf(model))) {
      const snapshot = walk(model, path).actor.getSnapshot()
      for (const event of eventsOf(model))
        expect(whyNot(snapshot, event, reasons), `${event.type} in ${state}`).not.toBe('Not handled here.')
    }
  })
})
