import { eventsOf, pathsOf, walk, whyNot } from '@king-exchange/machine-workbench/models'
import { expect, it } from 'vitest'
import { subjects, workbench } from '../../models/workbench'

it.each(Object.entries(workbench.models))('the Stepper of %s says why an event is ignored', (_, model) => {
  const reasons = subjects[model.machine.id]?.ignored
  for (const [state, path] of Object.entries(pathsOf(model))) {
    const snapshot = walk(model, path).actor.getSnapshot()
    for (const event of eventsOf(model))
      expect(whyNot(snapshot, event, reasons), `${event.type} in ${state}`).not.toBe('Not handled here.')
  }
})
