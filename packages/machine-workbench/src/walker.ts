import {
  type ActorLogic,
  type AnyActorLogic,
  type AnyActorRef,
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
import { type Model, nameOf } from './model.ts'

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

/**
 * The machine with other actors: those that are `given` by name, and stubs for the rest, unless it `isReal`. Machines that
 * it invokes are real, and get the same actors.
 */
export function withStubs(
  machine: AnyStateMachine,
  given: Record<string, AnyActorLogic> = {},
  isReal = false,
): AnyStateMachine {
  const actors = Object.entries(machine.implementations.actors).map(([src, logic]) => [
    src,
    logic instanceof StateMachine ? withStubs(logic, given, isReal) : (given[src] ?? (isReal ? logic : stub)),
  ])
  return machine.provide({ actors: Object.fromEntries(actors) })
}

const stubbed = new WeakMap<AnyStateMachine, AnyStateMachine>()

/** The machine with stubs alone, made once: each `provide` builds the whole machine anew. */
function stubbedOf(machine: AnyStateMachine): AnyStateMachine {
  const known = stubbed.get(machine) ?? withStubs(machine)
  stubbed.set(machine, known)
  return known
}

type Happenings = {
  actor: AnyActorRef
  clock: SimulatedClock
  /** See `Model`. */
  ends?: Model<AnyStateMachine>['ends']
}

/** Lets one event of a model happen: its own are sent, an invoked actor ends, or a delay passes. */
export function happen({ actor, clock, ends }: Happenings, event: AnyEventObject): void {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot()
  const { delays } = snapshot.machine.implementations
  const [, how, id = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? []
  const end = (own: AnyEventObject) => {
    for (const each of ends?.[id] ?? [own]) snapshot.children[id]?.send(each)
  }
  const delay = Object.keys(delays).find((name) => event.type.startsWith(`xstate.after.${name}.`))
  if (how === 'done') end({ type: 'stub.done', output: event.output })
  else if (how === 'error') end({ type: 'stub.failed', error: event.error })
  else if (delay) clock.increment(Number(delays[delay]))
  // A warning is all that an actor which is done has for an event.
  else if (snapshot.status === 'active') actor.send(event)
}

/** Starts a model's machine as an actor, at its beginning or from a persisted snapshot, under a clock of its own. */
export function start<Machine extends AnyStateMachine>(model: Model<Machine>, persisted?: Snapshot<unknown>) {
  const machine = stubbedOf(model.machine)
  const clock = new SimulatedClock()
  const actor = createActor(machine, { input: model.input, clock, snapshot: persisted })
  const emitted: AnyEventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()

  return {
    actor,
    clock,
    emitted,
    happen: (event: AnyEventObject) => happen({ actor, clock, ends: model.ends }, event),
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
