import type { AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate'
import { StateMachine } from 'xstate'
import { isSamePassword } from '@/data/rules/normalizePassword'
import { passwordSamples, withoutSecrets } from '@/data/rules/withoutSecrets'

/** What has happened to one machine since it was started. */
export type Recording = {
  id: string
  machine: string
  /** The keys of its first values, by which the Stepper finds the form that it belongs to. */
  fields: readonly string[]
  steps: AnyEventObject[]
}

/** Steps kept for each machine; a ticker that runs for hours only repeats itself. */
const longest = 200

type Known = Recording & { tickedAt: number | null }

const isTick = (event: AnyEventObject): event is AnyEventObject & { now: number } =>
  event.type === 'clock.ticked' && typeof event.now === 'number'

const isMachine = (actor: unknown): actor is AnyActorRef & { logic: { id: string } } =>
  typeof actor === 'object' && actor !== null && 'logic' in actor && actor.logic instanceof StateMachine

/** Adds a step; edits of one field and stretches of time follow each other as one. */
function append({ steps }: Known, step: AnyEventObject) {
  const last = steps.at(-1)
  const isSameField = step.type === 'form.edited' && last?.type === 'form.edited' && last.name === step.name
  if (last && step.type === 'time.passed' && last.type === 'time.passed')
    steps.splice(-1, 1, { ...step, ms: last.ms + step.ms })
  else if (isSameField) steps.splice(-1, 1, step)
  else if (steps.length < longest) steps.push(step)
}

/** What a form begins with; nothing for other machines. */
const valuesOf = (input: unknown): [name: string, value: unknown][] =>
  typeof input === 'object' && input !== null && 'values' in input && typeof input.values === 'object'
    ? Object.entries(input.values ?? {})
    : []

/** In the workbench every form begins empty, so what the site has filled in is typed there. */
const edit = (name: string, value: unknown) => withoutSecrets({ type: 'form.edited', name, value })

const twins: Readonly<Record<string, string>> = { password: 'confirmPassword', confirmPassword: 'password' }

/** The step of a password that is typed twice: its sample is that of the other field exactly if both are the same. */
function comparable(
  event: AnyEventObject,
  step: AnyEventObject,
  { steps }: Known,
  actor: AnyActorRef,
): AnyEventObject {
  const twin = event.type === 'form.edited' ? twins[event.name] : undefined
  const other = twin && steps.findLast(({ type, name }) => type === 'form.edited' && name === twin)?.value
  if (!twin || !other) return step
  if (isSamePassword(event.value, actor.getSnapshot().context.values[twin])) return { ...step, value: other }
  return step.value === other ? { ...step, value: passwordSamples.find((sample) => sample !== other) } : step
}

/** Records what happens to every machine that is inspected, without what is secret. */
export function recordMachines() {
  const known = new Map<unknown, Known>()
  let count = 0

  const inspect = (inspected: InspectionEvent) => {
    if (inspected.type !== '@xstate.event' || !isMachine(inspected.actorRef)) return
    const { actorRef, event, sourceRef } = inspected
    if (event.type === 'xstate.init') {
      if (sourceRef) return
      const values = valuesOf(event.input)
      count += 1
      known.set(actorRef, {
        id: String(count),
        machine: actorRef.logic.id,
        fields: values.map(([name]) => name),
        steps: values.filter(([, value]) => value).map(([name, value]) => edit(name, value)),
        tickedAt: null,
      })
      return
    }
    const recording = known.get(actorRef)
    if (!recording || actorRef.getSnapshot().status !== 'active') return
    if (!isTick(event))
      return append(recording, comparable(event, withoutSecrets(event), recording, actorRef))
    // The Stepper's own clock ticks; how much time has passed is all that it needs.
    if (recording.tickedAt !== null && event.now > recording.tickedAt)
      append(recording, { type: 'time.passed', ms: event.now - recording.tickedAt })
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
