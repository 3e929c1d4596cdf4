import { type AnyEventObject, type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate'
import { guardName } from '../guardName.ts'
import { leafNodesOf } from '../model.ts'
import type { AnyReasons } from '../reasons.ts'

/** A machine's answer to an event in a state. */
export type Answer =
  /** In any case, whichever guard passes. */
  | 'handled'
  /** Only if a guard allows it. */
  | 'guarded'
  /** Unanswered on purpose; `ignored` of the model gives the reason. */
  | 'ignored'
  /** Answered by another part of a parallel machine, which has a cell of its own for it. */
  | 'elsewhere'
  | 'unanswered'

/** One event in one state. The `note` names the guards, the reason or the other part. */
export type Cell = { state: string; event: string; answer: Answer; note?: string; declaredIn?: string }

/** A machine with the events that its models know of, and why it ignores some, by state and event. */
export type Subject = {
  machine: AnyStateMachine
  events: readonly AnyEventObject[]
  ignored?: AnyReasons
}

const isInner = (event: string) => event.startsWith('xstate.')

/** A state and those above it, up to the machine itself. */
const upwards = (node: AnyStateNode): AnyStateNode[] =>
  node.parent ? [node, ...upwards(node.parent)] : [node]

/** The name of a state in the reasons: the path to it, or `*` for the machine itself. */
const placeOf = ({ path }: AnyStateNode) => path.join('.') || '*'

const doesMatch = (descriptor: string, event: string) =>
  descriptor === event ||
  descriptor === '*' ||
  (descriptor.endsWith('.*') && event.startsWith(descriptor.slice(0, -1)))

const transitionsOf = (node: AnyStateNode, event: string) =>
  [...node.transitions]
    .filter(([descriptor]) => doesMatch(descriptor, event))
    .toSorted(([one], [other]) => other.length - one.length)
    .flatMap(([, transitions]) => transitions)

type AnyTransition = ReturnType<typeof transitionsOf>[number]

/** The ends of a state's actors that the machine has to answer: a call that can succeed can fail, and the reverse. */
const endsOf = (machine: AnyStateMachine, node: AnyStateNode): string[] =>
  node.invoke.flatMap(({ id, src }) => {
    const [done, error] = [`xstate.done.actor.${id}`, `xstate.error.actor.${id}`]
    if (![done, error].some((event) => machine.events.includes(event))) return []
    // A machine that is invoked has no failure of its own.
    return machine.implementations.actors[String(src)] instanceof StateMachine ? [done] : [done, error]
  })

/** The events that can happen in a state: the machine's own, and the ends of the actors and delays that run there. */
function eventsIn({ machine, events }: Subject, chain: AnyStateNode[]): string[] {
  const types = [...machine.events, ...events.map(({ type }) => type)]
  const inner = chain.flatMap((node) => [
    ...endsOf(machine, node),
    ...[...node.transitions.keys()].filter(isInner),
  ])
  return [...new Set([...types.filter((type) => !isInner(type) && !type.includes('*')), ...inner])]
}

/** True if a state, or one below it, has a transition for an event. */
const knows = (node: AnyStateNode, event: string): boolean =>
  transitionsOf(node, event).length > 0 || Object.values(node.states).some((child) => knows(child, event))

/** The name of the part of a parallel machine beside a state that has transitions for an event. */
const otherPart = (chain: AnyStateNode[], event: string): string | undefined =>
  chain
    .filter(({ parent }) => parent?.type === 'parallel')
    .flatMap((part) => Object.values(part.parent?.states ?? {}).filter((other) => other !== part))
    .find((other) => knows(other, event))?.key

const doesNothing = ({ target, actions }: AnyTransition) => !target && actions.length === 0

/** Names of the guards under which some transition does something; null if one always does, `''` if none can. */
function conditionOf(candidates: AnyTransition[]): string | null {
  const sure = candidates.findIndex(({ guard }) => !guard)
  const first = candidates[sure]
  const guarded = sure < 0 ? candidates : candidates.slice(0, sure)
  const isAnswered = first !== undefined && !doesNothing(first)
  if (isAnswered && !guarded.some(doesNothing)) return null
  // Before a transition that always answers, only those matter that keep it from doing so.
  const counted = isAnswered ? guarded.slice(0, guarded.findLastIndex(doesNothing) + 1) : guarded
  const words = counted.flatMap((transition) => {
    const name = guardName(transition.guard)
    return doesNothing(transition) ? (isAnswered ? [`not ${name}`] : []) : [name]
  })
  return [...new Set(words)].join(' or ')
}

function cellOf({ ignored }: Subject, chain: AnyStateNode[], event: string): Omit<Cell, 'state' | 'event'> {
  const candidates = chain.flatMap((node) => transitionsOf(node, event))
  const condition = conditionOf(candidates)
  if (condition === null) return { answer: 'handled' }
  if (condition) return { answer: 'guarded', note: condition }
  const declaredIn = chain.map(placeOf).find((place) => ignored?.[place]?.[event] !== undefined)
  if (declaredIn) return { answer: 'ignored', note: ignored?.[declaredIn]?.[event], declaredIn }
  const other = candidates.length > 0 ? undefined : otherPart(chain, event)
  return other ? { answer: 'elsewhere', note: other } : { answer: 'unanswered' }
}

/**
 * Every event in every state in which it can happen. A machine that is over takes no events, so its last states have none;
 * the end of an actor or of a delay can only happen where it runs.
 */
export const cellsOf = (subject: Subject): Cell[] =>
  leafNodesOf(subject.machine)
    .filter(({ type, parent }) => type !== 'final' || parent?.parent !== undefined)
    .flatMap((leaf) => {
      const chain = upwards(leaf)
      return eventsIn(subject, chain).map((event) => ({
        state: leaf.path.join('.'),
        event,
        ...cellOf(subject, chain, event),
      }))
    })

/** The reasons that nothing needs, by state and event: the event is answered there, or never happens. */
export function idleReasonsOf(subject: Subject): string[] {
  const used = new Set(cellsOf(subject).map(({ declaredIn, event }) => `${declaredIn}, ${event}`))
  return Object.entries(subject.ignored ?? {})
    .flatMap(([place, reasons]) => Object.keys(reasons ?? {}).map((event) => `${place}, ${event}`))
    .filter((reason) => !used.has(reason))
}
