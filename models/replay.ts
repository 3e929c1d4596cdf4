import { type AnyEventObject, type AnyStateMachine, createActor } from 'xstate'
import { createSession, type Misfit } from './createSession'
import { type Model, nameOf } from './model'
import { models } from './models'

/** The way of a machine along recorded steps. */
export type Replayed = {
  /** The states, with the beginning first. */
  states: string[]
  /** The step that the machine did not take; null if it took all. */
  misfit: Misfit | null
}

/** Walks a model's machine along steps as the Stepper does, without a component. Throws for an unknown model. */
export function replay(name: string, steps: readonly AnyEventObject[]): Replayed {
  const model = Object.entries<Model<AnyStateMachine>>(models).find(([known]) => known === name)?.[1]
  if (!model) throw new Error(`There is no model ${name}`)
  const session = createSession(model.machine, { steps, taken: steps.length })
  const { provide, clock, inspect } = session.getView().run.seam
  const actor = createActor(provide?.(model.machine) ?? model.machine, { input: model.input, clock, inspect })
  actor.start()
  session.begin()
  actor.stop()
  const { trail, misfit } = session.getView()
  return { states: trail.map(({ snapshot }) => nameOf(snapshot.value)), misfit }
}
