import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  fromCallback,
  type InspectionEvent,
  SimulatedClock,
  StateMachine,
} from 'xstate'
import type { MachineClock } from './machineClock.ts'
import type { Seam } from './seam.ts'
import { endOf, isMachineChild, isTime, whyNot } from './steps.ts'
import { happen, withStubs } from './walker.ts'

/** Milliseconds of the fake clock that pass at once. A timer that is finer comes up to so much later. */
const shortestSlice = 500

/** The time since the beginning in one slice: the later, the coarser, as in a tab that the browser throttles. */
const finest = 1 / 2_000

/** Milliseconds after which an invoked machine is no longer waited for: an hour. */
const longestWait = 3_600_000

/** A clock for machines: ticks by the fake time, at once and each second, or each `interval` milliseconds. */
const fakeTicks = (clock: SimulatedClock, { event, beginsAt }: MachineClock) =>
  fromCallback<AnyEventObject, { interval?: number } | undefined>(({ input, sendBack }) => {
    const tick = () => sendBack({ ...input, type: event, now: beginsAt + clock.now() })
    let timer: unknown
    const wait = () => {
      timer = clock.setTimeout(() => {
        tick()
        wait()
      }, input?.interval ?? 1000)
    }
    if (input?.interval === undefined) tick()
    wait()
    return () => clock.clearTimeout(timer as number)
  })

/** Result of one step. */
export type Taken = {
  snapshot: AnyMachineSnapshot
  /** The transitions that it took; several where one leads to the next. */
  transitions: readonly AnyTransitionDefinition[]
  /** Milliseconds of the fake clock. */
  now: number
}

/** One life of a machine in the workbench: its actor is created by the component that shows it. */
export type Run = {
  /** For the `MachineSeam` around the component. */
  seam: Seam
  /** The state before any step; null until the component has started its actor. */
  begin: () => Taken | null
  /** Takes a step. Throws if the machine cannot take it. */
  take: (step: AnyEventObject) => Taken
  /** Called with each event that the component sends. */
  onSent: (listen: (event: AnyEventObject, taken: Taken) => void) => void
}

/**
 * Prepares a machine's life: nothing that it invokes does anything by itself. Its time is the Stepper's, and so is that of
 * the machines beside it, which else are real.
 */
export function createRun({ id }: AnyStateMachine, ticking: MachineClock): Run {
  const clock = new SimulatedClock()
  const time = { [ticking.actor]: fakeTicks(clock, ticking) }
  let root: AnyActorRef | undefined
  let transitions: AnyTransitionDefinition[] = []
  let isDriven = true
  let listener: ((event: AnyEventObject, taken: Taken) => void) | undefined

  const taken = (actor: AnyActorRef): Taken => ({
    snapshot: actor.getSnapshot(),
    transitions,
    now: clock.now(),
  })
  const isOurs = (actor: unknown): actor is AnyActorRef =>
    typeof actor === 'object' &&
    actor !== null &&
    'logic' in actor &&
    actor.logic instanceof StateMachine &&
    actor.logic.id === id

  const inspect = (inspected: InspectionEvent) => {
    if (inspected.type === '@xstate.event' && inspected.event.type === 'xstate.init') {
      const isFree = root === undefined || root.getSnapshot().status === 'stopped'
      if (isFree && isOurs(inspected.actorRef) && !inspected.sourceRef) root = inspected.actorRef
    }
    if (inspected.actorRef !== root || root === undefined) return
    if (inspected.type === '@xstate.microstep') transitions.push(...inspected._transitions)
    if (inspected.type !== '@xstate.event' || isDriven || inspected.sourceRef) return
    const actor = root
    const { event } = inspected
    if (!actor.getSnapshot().can(event)) return
    transitions = []
    // Its snapshot is there when the event has been handled.
    queueMicrotask(() => listener?.(event, taken(actor)))
  }

  const pass = (ms: number, isOver: () => boolean = () => false) => {
    const slice = Math.max(shortestSlice, (clock.now() + ms) * finest)
    for (let remaining = ms; remaining > 0 && !isOver(); remaining -= slice)
      clock.increment(Math.min(slice, remaining))
  }

  const driven = (actor: AnyActorRef, drive: () => void): Taken => {
    isDriven = true
    transitions = []
    drive()
    isDriven = false
    return taken(actor)
  }

  return {
    seam: {
      clock,
      inspect,
      provide: (machine) => withStubs(machine, time, machine.id !== id) as typeof machine,
    },
    begin: () => (root ? driven(root, () => {}) : null),
    take: (step) => {
      if (!root) throw new Error('No component has started the machine')
      const actor = root
      const reason = whyNot(actor.getSnapshot(), step)
      if (reason) throw new Error(reason)
      const end = endOf(step)
      return driven(actor, () => {
        if (isTime(step)) pass(step.ms)
        else if (end && isMachineChild(actor.getSnapshot(), end.id)) {
          const child = actor.getSnapshot().children[end.id]
          pass(longestWait, () => actor.getSnapshot().children[end.id] !== child)
        } else happen({ actor, clock }, step)
      })
    },
    onSent: (listen) => {
      listener = listen
    },
  }
}
