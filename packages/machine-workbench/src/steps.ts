import { type AnyEventObject, type AnyMachineSnapshot, getNextTransitions, StateMachine } from 'xstate'
import { guardName } from './guardName.ts'
import { nameOf } from './model.ts'
import { type AnyReasons, reasonFor } from './reasons.ts'

/** A step of the Stepper that is no event of the machine: time passes, in milliseconds. */
export type TimePassed = { type: 'time.passed'; ms: number }

/** Lets time pass. */
export const timePassed = (ms: number): TimePassed => ({ type: 'time.passed', ms })

/** True if a step lets time pass. */
export const isTime = (step: AnyEventObject): step is TimePassed =>
  step.type === 'time.passed' && Number.isFinite(step.ms)

/** Milliseconds that may pass from the beginning: 31 days. They are played, and a link may hold any number. */
const longestTime = 31 * 86_400_000

/** Reason why a stretch of time cannot pass `now` milliseconds after the beginning, in words; null if it can. */
function whyNoTime(ms: number, now: number): string | null {
  if (!Number.isSafeInteger(ms) || ms < 0) return 'Time passes in whole milliseconds, and forwards.'
  return now + ms > longestTime ? 'No more than 31 days can pass.' : null
}

/** Two stretches of time as one step; null if one of the steps is something else. */
export const joinTime = (last: AnyEventObject | undefined, step: AnyEventObject): TimePassed | null =>
  last && isTime(last) && isTime(step) ? timePassed(last.ms + step.ms) : null

/** The actor that a step ends, and whether it succeeds. */
export function endOf({ type }: AnyEventObject): { id: string; isDone: boolean } | null {
  const [, how, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  return id ? { id, isDone: how === 'done' } : null
}

/** True if an invoked actor is a machine, which ends by itself when its time has come. */
export const isMachineChild = (snapshot: AnyMachineSnapshot, id: string) => {
  const child: unknown = snapshot.children[id]
  return (
    typeof child === 'object' && child !== null && 'logic' in child && child.logic instanceof StateMachine
  )
}

/**
 * Reason why a step cannot be taken from a snapshot, `now` milliseconds after the beginning, in words: the model's own if it
 * gives `reasons`; null if it can.
 */
export function whyNot(
  snapshot: AnyMachineSnapshot,
  step: AnyEventObject,
  reasons: AnyReasons = {},
  now = 0,
): string | null {
  if (isTime(step)) return whyNoTime(step.ms, now)
  if (snapshot.status !== 'active') return 'The machine has ended.'
  const end = endOf(step)
  if (end && !snapshot.children[end.id]) return `${end.id} is not running.`
  if (snapshot.can(step)) return null
  if (step.type.startsWith('xstate.after.')) return 'This timeout is not running.'
  const guards = getNextTransitions(snapshot)
    .filter(({ eventType }) => eventType === step.type)
    .map(({ guard }) => guardName(guard))
  if (guards.length > 0) return `Guarded: ${[...new Set(guards)].join(', ')} says no.`
  return reasonFor(reasons, nameOf(snapshot.value), step.type) ?? 'Not handled here.'
}
