import {
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type InputFrom,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate'
import { getShortestPaths } from 'xstate/graph'

/** What a machine hears in a test: its own events, and the library's own of what it waits for. */
type Heard<Machine extends AnyStateMachine> =
  | EventFromLogic<Machine>
  | { type: `xstate.${string}`; [key: string]: unknown }

/**
 * A machine's states as text, a nested one as `loading.slow`.
 *
 * @public
 */
export const nameOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value as Record<string, unknown>)
        .map(([parent, child]) => `${parent}.${nameOf(child)}`)
        .join(' ')

/** Each state's shortest path: the events that lead to it, payloads and all, from the machine as it stands. */
export function pathsOf<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  events: Heard<Machine>[],
  /** What tells two states of one name apart; nothing by default. */
  remembers: (context: SnapshotFrom<Machine>['context']) => unknown = () => null,
): Record<string, EventFromLogic<Machine>[]> {
  const paths = getShortestPaths(machine, {
    input,
    events: events as EventFromLogic<Machine>[],
    filterEvents: (snapshot, event) => snapshot.can(event),
    serializeState: ({ value, context }) => JSON.stringify([value, remembers(context)]),
  })
  return Object.fromEntries(
    // Of several paths to one state the shortest comes last, and stays.
    paths
      .toSorted((a, b) => b.weight - a.weight)
      .map((path) => [nameOf(path.state.value), path.steps.slice(1).map(({ event }) => event)]),
  )
}

/** A running actor under a clock that only moves when it is told to. */
export function start<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  snapshot?: SnapshotFrom<Machine>,
) {
  const clock = new SimulatedClock()
  const actor = createActor(machine, { input, clock, snapshot })
  return { actor: actor.start(), clock }
}

/** An actor that has walked a path, and the clock that it walks by. A path names no state: that is the test's to check. */
export function walkTo<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  path: EventFromLogic<Machine>[],
) {
  const started = start(machine, input)
  for (const event of path) started.actor.send(event)
  return started
}
