import { expect } from '@playwright/test'
import type { Model, Place } from 'machine-workbench/source/model'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'

/** The gestures of a model, for the table of a walk. Throws where there is none. */
export function gesturesOf({ machine, gestures }: Model<AnyStateMachine>) {
  const known = gestures?.(expect)
  if (!known) throw new Error(`The model of ${machine.id} has no gestures`)
  return {
    /** Does what causes an event. */
    act: (place: Place, event: AnyEventObject) => {
      const act = known.events[event.type]
      if (!act) throw new Error(`The model of ${machine.id} has no gesture for ${event.type}`)
      return act(place, event)
    },
    /** Checks what is shown, by the name of the state. */
    states: Object.entries(known.states).map(
      ([state, look]) =>
        [state, (place: Place, snapshot: AnyMachineSnapshot) => look(place, snapshot)] as const,
    ),
  }
}
