import type {
  AnyEventObject,
  AnyStateMachine,
  AnyStateNode,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate'
import { getShortestPaths, getStateNodes } from 'xstate/graph'
import type { AnyReasons, Reasons } from './reasons.ts'
import type { AnySentences, Sentences } from './sentences.ts'

/** A machine, and everything that happens to it: the model tests, the browser tests and the workbench walk its paths. */
export type Model<Machine extends AnyStateMachine> = {
  machine: Machine
  /** Its title, if the model's name in words does not fit. */
  title?: string
  input: InputFrom<Machine>
  /** The machine's events, and how the actors that it invokes end, e.g. `xstate.done.actor.send`; payloads and all. */
  events: (EventFromLogic<Machine> | { type: `xstate.${string}`; [payload: string]: unknown })[]
  /** Name of an example, or undefined if the event's payload is name enough. */
  exampleName?(event: AnyEventObject): string | undefined
  /** Types of its own events that are answers of its actors, beside their ends. */
  answers?: EventFromLogic<Machine>['type'][]
  /** Named waits in milliseconds from now, offered besides a second, a minute and an hour. */
  waits?(snapshot: SnapshotFrom<Machine>): Record<string, number>
  /** The part of the context that tells apart two states of one name; none by default. */
  remembers?: (context: SnapshotFrom<Machine>['context']) => unknown
  /** Events that make an invoked machine end, by its id, sent in place of its end. */
  ends?: Record<string, AnyEventObject[]>
  /** Reasons why the machine ignores events. Of several models of a machine one gives them. */
  ignored?: AnyReasons
  /** Its states in words for people who do not read code. Of several models of a machine one gives them. */
  sentences?: AnySentences
}

/** Models by their names. Those whose names share a machine are its starting points. */
export type Models = Record<string, Model<AnyStateMachine>>

/** Texts whose keys are the machine's own states and events. */
type OwnWords<Machine extends AnyStateMachine> = {
  ignored?: Reasons<Machine>
  sentences?: Sentences<Machine>
}

/** A model whose events, reasons and sentences are checked by the types of its machine. */
export const defineModel = <Machine extends AnyStateMachine>(
  given: Omit<Model<Machine>, keyof OwnWords<Machine>> & OwnWords<Machine>,
) => given

/** The states that are active, each from the root on: `loading.slow`; several of a parallel machine. */
export const nameOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value as Record<string, unknown>)
        .map(([parent, child]) => `${parent}.${nameOf(child)}`)
        .join(' ')

/** All states of a machine in which it can rest and that have none below them. */
export const leafNodesOf = (machine: AnyStateMachine): AnyStateNode[] =>
  getStateNodes(machine)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .filter(({ always }) => !always?.some(({ guard }) => !guard))

/** The names of these states. */
export const leavesOf = (machine: AnyStateMachine): string[] =>
  leafNodesOf(machine).map(({ path }) => path.join('.'))

/** The events by which the machine's named delays end. */
const timeoutsOf = (machine: AnyStateMachine): AnyEventObject[] =>
  getStateNodes(machine).flatMap(({ after }) => after.map(({ eventType }) => ({ type: eventType })))

/** Everything that happens to a machine: the events of its model, and the ends of its delays. */
export const eventsOf = ({ machine, events }: Model<AnyStateMachine>): AnyEventObject[] => [
  ...events,
  ...timeoutsOf(machine),
]

/** The shortest path to all that the model tells apart, the longest first. */
const shortestPathsOf = (model: Model<AnyStateMachine>) =>
  getShortestPaths<AnyStateMachine>(model.machine, {
    input: model.input,
    events: eventsOf(model),
    filterEvents: (snapshot, event) => snapshot.can(event),
    serializeState: ({ value, context }) => JSON.stringify([value, model.remembers?.(context) ?? null]),
  })
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ state, steps }) => ({ state, path: steps.slice(1).map(({ event }) => event) }))

/** Each state's shortest path: the events that lead to it, payloads and all. */
export const pathsOf = <Machine extends AnyStateMachine>(
  model: Model<Machine>,
): Record<string, AnyEventObject[]> =>
  // Of several paths to states of one name the last, which is the shortest, stays.
  Object.fromEntries(shortestPathsOf(model).map(({ state, path }) => [nameOf(state.value), path]))

/** The same for each state of a parallel machine's parts by itself. */
export const pathsOfParts = <Machine extends AnyStateMachine>(
  model: Model<Machine>,
): Record<string, AnyEventObject[]> =>
  Object.fromEntries(
    Object.entries(pathsOf(model)).flatMap(([states, path]) =>
      states.split(' ').map((state) => [state, path]),
    ),
  )

/** The types of the events on each path. */
export const typesOf = (paths: Record<string, AnyEventObject[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(paths).map(([state, path]) => [state, path.map(({ type }) => type)]))
