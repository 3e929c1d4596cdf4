import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { eventsOf, type Model } from './model.ts'
import { endOf, timePassed } from './steps.ts'
import type { Workbench } from './workbench.ts'

/** An event that can be sent, with a name for its payload. */
export type Example = {
  name: string
  event: AnyEventObject
  /** Its name in links, if it is given one. */
  id?: string
}

/** An event's name, with the examples that can be sent. */
export type EventChoice = { type: string; examples: Example[] }

/** The models of a machine by their names, those with a component first. */
export function modelsOf({ models }: Workbench, machineId: string, hasSubject: (name: string) => boolean) {
  const own = Object.entries(models).filter(([, { machine }]) => machine.id === machineId)
  return own.toSorted(([one], [other]) => Number(hasSubject(other)) - Number(hasSubject(one)))
}

const words = (value: unknown): string => {
  if (value === undefined) return 'none'
  if (value instanceof Error) return value.message
  if (typeof value === 'string') return value || 'empty'
  if (Array.isArray(value)) return `${value.length} of them`
  if (typeof value !== 'object' || value === null) return String(value)
  if ('user' in value && typeof value.user === 'object') return words(value.user)
  if ('email' in value) return words(value.email)
  const named = Object.entries(value).find(([, each]) => typeof each === 'string')
  return named ? String(named[1]) : 'some'
}

/** An event's payload in a few words: `email: ada@example.com`; empty if it has none. */
export const payloadInWords = ({ type: _, ...payload }: AnyEventObject): string =>
  Object.entries(payload)
    .map(([key, value]) => `${key}: ${words(value)}`)
    .join(', ')

/** The failures that are offered for every actor which may fail. */
const catalogue = ({ failures = {} }: Workbench, type: string): Example[] =>
  Object.entries(failures).map(([name, error]) => ({
    id: name,
    name: `${name}: ${error.message}`,
    event: { type, error },
  }))

/**
 * Every event that a machine knows, each with the payloads that its models name; an actor's failure also with each of
 * the workbench's. Events that a model lacks are offered without a payload.
 */
export function eventChoices(workbench: Workbench, machine: AnyStateMachine, start: string): EventChoice[] {
  const model = workbench.models[start]
  const known = model?.machine.id === machine.id ? eventsOf(model) : []
  const { stepToText } = workbench.links
  const types = new Set([...known.map(({ type }) => type), ...machine.events])
  const isAnswered = new Set(getStateNodes(machine).flatMap(({ events }) => events))
  return [...types]
    .filter((type) => !type.startsWith('xstate.') || isAnswered.has(type))
    .map((type) => {
      const events = known.filter((event) => event.type === type)
      const own = (events.length > 0 ? events : [{ type }]).map((event) => ({
        name: (known.includes(event) && model?.exampleName?.(event)) || payloadInWords(event) || 'as it is',
        event,
      }))
      const all = endOf({ type })?.isDone === false ? [...own, ...catalogue(workbench, type)] : own
      return { type, examples: [...new Map(all.map((each) => [stepToText(each.event), each])).values()] }
    })
}

/** Lengths of time that can pass in a state: a second, a minute, an hour and the model's own. */
export const timeChoice = (model: Model<AnyStateMachine>, snapshot: AnyMachineSnapshot): EventChoice => ({
  type: 'time.passed',
  examples: Object.entries({ '1 s': 1_000, '1 min': 60_000, '1 h': 3_600_000, ...model.waits?.(snapshot) })
    .filter(([, ms]) => ms > 0)
    .map(([name, ms]) => ({ name, event: timePassed(ms) })),
})
