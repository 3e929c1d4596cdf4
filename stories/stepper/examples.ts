import type { AnyEventObject, AnyStateMachine } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { stepToText } from '@/data/rules/stepLink'
import { eventsOf, type Model } from '../../models/model'
import { models } from '../../models/models'
import { endOf } from '../../models/steps'
import { refusals } from '../providerAnswers'

/** An event that can be sent, with a name for its payload. */
export type Example = { name: string; event: AnyEventObject }

/** An event's name, with what can be sent of it. */
export type EventChoice = { type: string; examples: Example[] }

/** The models of a machine by their names, those with a component first. */
export function modelsOf(machineId: string, hasSubject: (name: string) => boolean) {
  const own = Object.entries<Model<AnyStateMachine>>(models).filter(
    ([, { machine }]) => machine.id === machineId,
  )
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

/** What the error catalogue adds for an actor that may fail. */
const catalogue = (type: string): Example[] =>
  Object.entries(refusals).map(([name, error]) => ({
    name: `${name}: ${error.message}`,
    event: { type, error },
  }))

/**
 * Every event that a machine knows, each with the payloads that its models name; an actor's failure also with every row
 * of the error catalogue. Events that a model lacks are offered without a payload.
 */
export function eventChoices(machine: AnyStateMachine, isOfModel: (name: string) => boolean): EventChoice[] {
  const known = Object.entries<Model<AnyStateMachine>>(models)
    .filter(([name, model]) => model.machine.id === machine.id && isOfModel(name))
    .flatMap(([, model]) => eventsOf(model))
  const types = new Set([...known.map(({ type }) => type), ...machine.events])
  const isAnswered = new Set(getStateNodes(machine).flatMap(({ events }) => events))
  return [...types]
    .filter((type) => !type.startsWith('xstate.') || isAnswered.has(type))
    .map((type) => {
      const events = known.filter((event) => event.type === type)
      const own = (events.length > 0 ? events : [{ type }]).map((event) => ({
        name: payloadInWords(event) || 'as it is',
        event,
      }))
      const all = endOf({ type })?.isDone === false ? [...own, ...catalogue(type)] : own
      return { type, examples: [...new Map(all.map((each) => [stepToText(each.event), each])).values()] }
    })
}
