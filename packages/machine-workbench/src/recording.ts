import { type AnyActorRef, type AnyEventObject, type InspectionEvent, StateMachine } from 'xstate'
import type { MachineClock } from './machineClock.ts'
import { joinTime, timePassed } from './steps.ts'

/** What has happened to one machine since it was started. */
export type Recording = {
  id: string
  /** The machine's id. */
  machine: string
  /** By which a link means one of several models of the machine; the machine's id by default. */
  start: string
  steps: AnyEventObject[]
}

/** An actor whose logic is a machine. */
export type MachineRef = AnyActorRef & { logic: { id: string } }

export type RecorderOptions = {
  clock: Pick<MachineClock, 'event'>
  /** What a recording begins with where the input of its machine matters: its steps, and which model they are of. */
  begin?: (input: unknown) => { start?: string; steps?: AnyEventObject[] }
  /** The steps of an event, for example without what is secret; the event itself by default. */
  stepsOf?: (event: AnyEventObject, actor: MachineRef, before: readonly AnyEventObject[]) => AnyEventObject[]
  /** True if a step replaces the one before it, as the next edit of the same field does. */
  replaces?: (step: AnyEventObject, last: AnyEventObject) => boolean
}

/** Steps kept for each machine; one that runs for hours only repeats itself. */
const longest = 200

type Known = Recording & { tickedAt: number | null }

const isMachine = (actor: unknown): actor is MachineRef =>
  typeof actor === 'object' && actor !== null && 'logic' in actor && actor.logic instanceof StateMachine

/** Records what happens to every machine that is inspected: pass `inspect` to their actors, by a seam or by hand. */
export function recordMachines({ clock, begin, stepsOf, replaces }: RecorderOptions) {
  const known = new Map<unknown, Known>()

  /** Adds a step; stretches of time follow each other as one. */
  const append = ({ steps }: Known, step: AnyEventObject) => {
    const last = steps.at(-1)
    const joined = joinTime(last, step)
    if (joined) steps.splice(-1, 1, joined)
    else if (last && replaces?.(step, last)) steps.splice(-1, 1, step)
    else if (steps.length < longest) steps.push(step)
  }

  const inspect = (inspected: InspectionEvent) => {
    if (inspected.type !== '@xstate.event' || !isMachine(inspected.actorRef)) return
    const { actorRef, event, sourceRef } = inspected
    if (event.type === 'xstate.init') {
      if (sourceRef) return
      const machine = actorRef.logic.id
      const { start = machine, steps = [] } = begin?.(event.input) ?? {}
      known.set(actorRef, { id: String(known.size + 1), machine, start, steps: [...steps], tickedAt: null })
      return
    }
    const recording = known.get(actorRef)
    if (!recording || actorRef.getSnapshot().status !== 'active') return
    if (event.type !== clock.event || typeof event.now !== 'number') {
      for (const step of stepsOf?.(event, actorRef, recording.steps) ?? [event]) append(recording, step)
      return
    }
    // The Stepper's own clock ticks; how much time has passed is all that it needs.
    if (recording.tickedAt !== null && event.now > recording.tickedAt)
      append(recording, timePassed(event.now - recording.tickedAt))
    recording.tickedAt = event.now
  }

  return {
    inspect,
    /** The machines that are running, the newest first. */
    list: (): Recording[] =>
      [...known]
        .filter(([actor]) => (actor as AnyActorRef).getSnapshot().status !== 'stopped')
        .map(([, { tickedAt: _, ...recording }]) => recording)
        .toReversed(),
  }
}

/** Records what happens to machines. */
export type Recorder = ReturnType<typeof recordMachines>
