import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate'
import { guardName } from './guardName.ts'

/** Milliseconds as a person says them: `8 s`, `1.5 s`. */
const seconds = (ms: unknown) => (typeof ms === 'number' ? ` (${ms / 1000} s)` : '')

/** An event's label in the workbench: its name, or what happened to a delay or an invoked actor. */
export function eventLabel({ implementations: { delays } }: AnyStateMachine, type: string): string {
  if (type === 'time.passed') return 'let time pass'
  const [, how, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? []
  if (id) return how === 'done' ? `${id} done` : `${id} failed`
  const delay = Object.keys(delays).find((name) => type.startsWith(`xstate.after.${name}.`))
  if (delay) return `after ${delay}${seconds(delays[delay])}`
  return type === '' ? 'at once' : type
}

/** A transition of a machine, as the diagram and its text name it. */
export type ChartTransition = {
  /** The id of the state that has it. */
  source: string
  /** The id of the state that it leads to; null if it stays. */
  target: string | null
  label: string
  guard: string | null
}

/** The same text for a transition wherever it is written: `form.submitted [isValid]`. */
export const transitionText = ({ label, guard }: Pick<ChartTransition, 'label' | 'guard'>) =>
  guard ? `${label} [${guard}]` : label

/** A state of a machine with all that belongs to it. */
export type ChartState = {
  id: string
  name: string
  /** Its path from the root on, as a state is named everywhere: `open.invalid`; empty for the root. */
  path: string
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** The id of its initial child, if it has one. */
  initial: string | null
  /** The ids of the actors that it invokes. */
  invokes: string[]
  transitions: ChartTransition[]
  states: ChartState[]
}

const transitionsOf = (node: AnyStateNode): ChartTransition[] => {
  const toChart = (transition: AnyTransitionDefinition): ChartTransition => ({
    source: node.id,
    target: transition.target?.[0]?.id ?? null,
    label: eventLabel(node.machine, transition.eventType),
    guard: transition.guard === undefined ? null : guardName(transition.guard),
  })
  return [...(node.always ?? []), ...[...node.transitions.values()].flat()].map(toChart)
}

/** Reads a machine's states off the machine itself. */
export const statechart = (node: AnyStateNode): ChartState => ({
  id: node.id,
  name: node.key,
  path: node.path.join('.'),
  type: node.type,
  initial: node.type === 'compound' ? (node.initial.target[0]?.id ?? null) : null,
  invokes: node.invoke.map(({ id }) => id),
  transitions: transitionsOf(node),
  states: Object.values(node.states).map(statechart),
})
