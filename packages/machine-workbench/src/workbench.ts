import { type AnyEventObject, createActor } from 'xstate'
import type { Subject } from './coverage/cells.ts'
import { createSession, type Misfit } from './createSession.ts'
import type { MachineClock } from './machineClock.ts'
import { type Models, nameOf } from './model.ts'
import type { AnyReasons } from './reasons.ts'
import { type AnySentences, capitalized } from './sentences.ts'
import type { StepLinks } from './stepLinks.ts'

/** All that a project says to the workbench. */
export type Workbench = {
  models: Models
  clock: MachineClock
  links: StepLinks
  /** Errors that are offered for every actor which may fail, beside those that its models name; by their names. */
  failures?: Record<string, Error>
  /** True if a step replaces the one before it, as the next edit of the same field does. */
  replaces?: (step: AnyEventObject, last: AnyEventObject) => boolean
  /** Steps for a link, without typed secrets. */
  withoutSecrets?: (steps: readonly AnyEventObject[]) => AnyEventObject[]
}

/** A workbench as it is given, with its types checked. */
export const defineWorkbench = (workbench: Workbench): Workbench => workbench

/** The machines of some models by id, each with the events of all of its models and why it ignores some. */
export function subjectsOf(models: Models): Record<string, Subject> {
  const all = Object.values(models)
  const machines = new Map(all.map(({ machine }) => [machine.id, machine]))
  return Object.fromEntries(
    [...machines]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([id, machine]) => {
        const events = all.filter((model) => model.machine.id === id).flatMap((model) => model.events)
        return [id, { machine, events, ignored: reasonsOf(models, id) }]
      }),
  )
}

/** The machine's states in words, of the first model that gives them; else empty. */
export const sentencesOf = (models: Models, machineId: string): AnySentences =>
  Object.values(models).find(({ machine, sentences }) => machine.id === machineId && sentences)?.sentences ??
  {}

/** Reasons why a machine ignores events, of the first model that gives them; else empty. */
export const reasonsOf = (models: Models, machineId: string): AnyReasons =>
  Object.values(models).find(({ machine, ignored }) => machine.id === machineId && ignored)?.ignored ?? {}

/** A model's name in words; that of the code, `copyField`, is *Copy field*. */
export const titleOf = (models: Models, name: string): string =>
  models[name]?.title ?? capitalized(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))

/** The way of a machine along steps. */
export type Replayed = {
  /** The states, with the beginning first. */
  states: string[]
  /** The step that the machine did not take; null if it took all. */
  misfit: Misfit | null
}

/** Walks a model's machine along steps as the Stepper does, without a component. Throws for an unknown model. */
export function replay(
  { models, clock }: Workbench,
  name: string,
  steps: readonly AnyEventObject[],
): Replayed {
  const model = Object.hasOwn(models, name) ? models[name] : undefined
  if (!model) throw new Error(`There is no model ${name}`)
  const reasons = reasonsOf(models, model.machine.id)
  const session = createSession(model.machine, clock, { steps, taken: steps.length }, { reasons })
  const { provide, inspect, ...seam } = session.getView().run.seam
  const actor = createActor(provide?.(model.machine) ?? model.machine, {
    input: model.input,
    clock: seam.clock,
    inspect,
  })
  actor.start()
  session.begin()
  actor.stop()
  const { trail, misfit } = session.getView()
  return { states: trail.map(({ snapshot }) => nameOf(snapshot.value)), misfit }
}

export type { MachineClock } from './machineClock.ts'
export { sentenceOf } from './sentences.ts'
