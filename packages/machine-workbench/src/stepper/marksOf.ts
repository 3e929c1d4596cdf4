import type { Taken } from '../createRun.ts'
import type { SessionView } from '../createSession.ts'
import { nameOf } from '../model.ts'

/** The ids of the active states that have none below them. */
const leafIds = ({ snapshot }: Taken): string[] =>
  nameOf(snapshot.value)
    .split(' ')
    .map((leaf) => `${snapshot.machine.id}.${leaf}`)

/** The same with all states around them but the machine itself. */
const withAncestors = (leaves: readonly string[], root: string) =>
  leaves.flatMap((leaf) => {
    const ids: string[] = []
    for (let id = leaf; id !== root && id.includes('.'); id = id.slice(0, id.lastIndexOf('.'))) ids.push(id)
    return ids
  })

/**
 * The active states, the ways of the last step, and what it changed: the states that it entered; where it entered none
 * that was not active before, those whose transitions it took; at the beginning, the initial states.
 */
export function marksOf({ trail }: Pick<SessionView, 'trail'>) {
  const last = trail.at(-1)
  const before = trail.at(-2)
  const transitions = before ? (last?.transitions ?? []) : []
  const leaves = last ? leafIds(last) : []
  const known = new Set(before ? leafIds(before) : [])
  const entered = leaves.filter((leaf) => !known.has(leaf))
  const changed = entered.length > 0 ? entered : transitions.map(({ source }) => source.id)
  return {
    active: new Set(withAncestors(leaves, last?.snapshot.machine.id ?? '')),
    taken: new Set(transitions.map(({ source, target }) => `${source.id} ${target?.[0]?.id ?? null}`)),
    changed: new Set(changed),
  }
}
