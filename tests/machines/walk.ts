import {
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  type InputFrom,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate'
import { getShortestPaths } from 'xstate/graph'

/** A machine's states as text, a nested one as `loading.slow`. */
export const nameOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value as Record<string, unknown>)
        .map(([parent, child]) => `${parent}.${nameOf(child)}`)
        .join(' ')

/** Each state's shortest path, as the types of the events that lead to it, from the machine as it stands. */
export function shortestPaths<Machine extends AnyStateMachine>(
  machine: Machine,
  input: InputFrom<Machine>,
  events: (EventFromLogic<Machine> | { type: `xstate.${string}`; [key: string]: unknown })[],
): Record<string, string[]> {
  const paths = getShortestPaths(machine, {
    input,
    events: events as EventFromLogic<Machine>[],
    filterEvents: (snapshot, event) => snapshot.can(event),
    serializeState: ({ value }) => JSON.stringify(value),
  })
  return Object.fromEntries(
    paths.map((path) => [nameOf(path.state.value), path.steps.slice(1).map(({ event }) => event.type)]),
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
