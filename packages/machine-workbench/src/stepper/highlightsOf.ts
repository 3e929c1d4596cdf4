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

/** The active states, and the ways of the last step. */
export function highlightsOf({ trail }: Pick<SessionView, 'trail'>) {
  const last = trail.at(-1)
  const transitions = trail.length > 1 ? (last?.transitions ?? []) : []
  return {
    active: new Set(last ? withAncestors(leafIds(last), last.snapshot.machine.id) : []),
    taken: new Set(transitions.map(({ source, target }) => `${source.id} ${target?.[0]?.id ?? null}`)),
  }
}
