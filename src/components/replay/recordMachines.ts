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

/** What a step puts into fields, by their names. */
const fieldsIn = ({ type, name, value, values }: AnyEventObject): Record<string, unknown> => {
  if (type === 'form.edited') return { [name]: value }
  return type === 'form.filled' ? values : {}
}

/** The sample of a password that stands in two fields: that of the other field exactly if both are the same. */
function comparable(name: string, sample: unknown, values: Record<string, unknown>, { steps }: Known) {
  const twin = twins[name]
  const other = twin && steps.map(fieldsIn).findLast((fields) => fields[twin])?.[twin]
  if (!twin || !other) return sample
  if (isSamePassword(String(values[name]), String(values[twin]))) return other
  return sample === other ? passwordSamples.find((each) => each !== other) : sample
}

/** Adds what an event puts into fields, without what is secret, with a step for each field. */
function appendFields(recording: Known, event: AnyEventObject, actor: AnyActorRef) {
  const { type } = event
  const values = { ...actor.getSnapshot().context.values, ...fieldsIn(event) }
  for (const [name, sample] of Object.entries(fieldsIn(withoutSecrets(event)))) {
    const value = comparable(name, sample, values, recording)
    append(recording, type === 'form.filled' ? { type, values: { [name]: value } } : { type, name, value })
  }
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
    if (event.type === 'form.edited' || event.type === 'form.filled')
      return appendFields(recording, event, actorRef)
    if (!isTick(event)) return append(recording, withoutSecrets(event))
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
