import {
  type ActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type InputFrom,
  SimulatedClock,
  type Snapshot,
  type SnapshotFrom,
  StateMachine,
} from 'xstate'
import { getShortestPaths, getStateNodes } from 'xstate/graph'

/** A machine, and everything that happens to it in its tests. */
export type Model<Machine extends AnyStateMachine> = {
  machine: Machine
  input: InputFrom<Machine>
  /** The machine's events, and how the actors that it invokes end, e.g. `xstate.done.actor.send`; payloads and all. */
  events: (EventFromLogic<Machine> | { type: `xstate.${string}`; [payload: string]: unknown })[]
  /** What of the context tells two states of one name apart; nothing by default. */
  remembers?: (context: SnapshotFrom<Machine>['context']) => unknown
  /** By which of its own events an invoked machine ends, by its id. */
  ends?: Record<string, AnyEventObject[]>
}

/** The states that are active, each from the root on: `loading.slow`; several of a parallel machine. */
export const nameOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value as Record<string, unknown>)
        .map(([parent, child]) => `${parent}.${nameOf(child)}`)
        .join(' ')

/** All states of a machine in which it can rest and that have none below them, by name. */
export const leavesOf = (machine: AnyStateMachine): string[] =>
  getStateNodes(machine)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .filter(({ always }) => !always?.some(({ guard }) => !guard))
    .map(({ path }) => path.join('.'))

/** The events by which the machine's named delays end. */
const timeoutsOf = (machine: AnyStateMachine): AnyEventObject[] =>
  getStateNodes(machine).flatMap(({ after }) => after.map(({ eventType }) => ({ type: eventType })))

/** Whether the world would cause an event in a state; a machine answers more than ever happens to it. */
export type Likely = (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean

const eventsOf = ({ machine, events }: Model<AnyStateMachine>): AnyEventObject[] => [
  ...events,
  ...timeoutsOf(machine),
]

/** The shortest path to all that the model tells apart, the longest first. */
const shortestPathsOf = <Machine extends AnyStateMachine>(model: Model<Machine>, isLikely: Likely) =>
  getShortestPaths<AnyStateMachine>(model.machine, {
    input: model.input,
    events: eventsOf(model),
    filterEvents: (snapshot, event) => snapshot.can(event) && isLikely(snapshot, event),
    serializeState: ({ value, context }) => JSON.stringify([value, model.remembers?.(context) ?? null]),
  })
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ state, steps }) => ({ state, path: steps.slice(1).map(({ event }) => event) }))

/** Each state's shortest path: the events that lead to it, payloads and all. */
export const pathsOf = <Machine extends AnyStateMachine>(
  model: Model<Machine>,
  isLikely: Likely = () => true,
): Record<string, AnyEventObject[]> =>
  // Of several paths to states of one name the last, which is the shortest, stays.
  Object.fromEntries(shortestPathsOf(model, isLikely).map(({ state, path }) => [nameOf(state.value), path]))

/** The same for each state of a parallel machine's parts by itself. */
export const pathsOfParts = <Machine extends AnyStateMachine>(
  model: Model<Machine>,
  isLikely?: Likely,
): Record<string, AnyEventObject[]> =>
  Object.fromEntries(
    Object.entries(pathsOf(model, isLikely)).flatMap(([states, path]) =>
      states.split(' ').map((state) => [state, path]),
    ),
  )

/**
 * Walks that take the path to every state, and every event of the model: one that is on no path is added to the shortest
 * path to a state that answers it. No walk is the beginning of another one.
 */
export function walksOf<Machine extends AnyStateMachine>(
  model: Model<Machine>,
  isLikely: Likely,
): AnyEventObject[][] {
  const shortest = shortestPathsOf(model, isLikely)
  const paths = Object.values(pathsOf(model, isLikely))
  const isSame = (one: AnyEventObject, other: AnyEventObject | undefined) =>
    JSON.stringify(one) === JSON.stringify(other)
  const toEvents = eventsOf(model)
    .filter((event) => !paths.flat().some((other) => isSame(event, other)))
    .flatMap((event) => {
      const found = shortest.findLast(({ state }) => state.can(event) && isLikely(state, event))
      return found ? [[...found.path, event]] : []
    })
  const walks = [...paths, ...toEvents]
  const begins = (walk: AnyEventObject[], longer: AnyEventObject[]) =>
    walk.every((event, index) => isSame(event, longer[index]))
  return walks.filter(
    (walk, index) =>
      !walks.some((other, at) => begins(walk, other) && (other.length > walk.length || at < index)),
  )
}

/** The types of the events on each path. */
export const typesOf = (paths: Record<string, AnyEventObject[]>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(paths).map(([state, path]) => [state, path.map(({ type }) => type)]))

type Stub = ActorLogic<Snapshot<unknown> & { input?: unknown }, AnyEventObject>

/** Stands in for an invoked actor: does nothing until it is told how it ends. */
const stub: Stub = {
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  getPersistedSnapshot: (snapshot) => snapshot,
  transition: (snapshot, event) => {
    const { input } = snapshot
    if (event.type === 'stub.done') return { status: 'done', output: event.output, error: undefined, input }
    if (event.type === 'stub.failed') return { status: 'error', output: undefined, error: event.error, input }
    return snapshot
  },
}

/** The machine with stubs in place of what it invokes; machines that it invokes are real, and have stubs themselves. */
function withStubs(machine: AnyStateMachine): AnyStateMachine {
  const actors = Object.entries(machine.implementations.actors).map(([src, logic]) => [
    src,
    logic instanceof StateMachine ? withStubs(logic) : stub,
  ])
  return machine.provide({ actors: Object.fromEntries(actors) })
}

/** Starts a model's machine as an actor, at its beginning or from a persisted snapshot, under a clock of its own. */
export function start<Machine extends AnyStateMachine>(model: Model<Machine>, persisted?: Snapshot<unknown>) {
  const machine = withStubs(model.machine)
  const clock = new SimulatedClock()
  const actor = createActor(machine, { input: model.input, clock, snapshot: persisted })
  const emitted: AnyEventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()

  const end = (id: string, event: AnyEventObject) => {
    const child = actor.getSnapshot().children[id]
    for (const each of model.ends?.[id] ?? [event]) child?.send(each)
  }
  /** Lets one event happen: its own are sent, an invoked actor ends, or a delay passes. */
  const happen = (event: AnyEventObject) => {
    const [, how, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? []
    const delay = Object.keys(machine.implementations.delays).find((name) =>
      event.type.startsWith(`xstate.after.${name}.`),
    )
    if (how === 'done') end(id, { type: 'stub.done', output: event.output })
    else if (how === 'error') end(id, { type: 'stub.failed', error: event.error })
    else if (delay) clock.increment(Number(machine.implementations.delays[delay]))
    // A warning is all that an actor which is done has for an event.
    else if (actor.getSnapshot().status === 'active') actor.send(event)
  }
  return {
    actor,
    clock,
    emitted,
    happen,
    state: () => nameOf(actor.getSnapshot().value),
    context: (): SnapshotFrom<Machine>['context'] => actor.getSnapshot().context,
    child: (id: string) => actor.getSnapshot().children[id],
  }
}

/** An actor that has gone a generated path. */
export function walk<Machine extends AnyStateMachine>(model: Model<Machine>, path: AnyEventObject[]) {
  const walker = start(model)
  for (const event of path) walker.happen(event)
  return walker
}

/** Runs a machine with the actors that it is provided with, along a path of its own events. */
export function run<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  path: AnyEventObject[] = [],
) {
  const clock = new SimulatedClock()
  const actor = createActor(machine, { input, clock }).start()
  for (const event of path) actor.send(event as EventFromLogic<Machine>)
  return { actor, clock }
}
