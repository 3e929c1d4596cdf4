import type { SessionView } from '../createSession.ts'
import { nameOf } from '../model.ts'

/** The active states and the ways of the last step, as the diagram marks them. */
export function marksOf({ trail }: SessionView) {
  const last = trail.at(-1)
  const { snapshot, transitions = [] } = last ?? {}
  const active = new Set<string>()
  for (const leaf of snapshot ? nameOf(snapshot.value).split(' ') : []) {
    let id = snapshot?.machine.id ?? ''
    for (const part of leaf.split('.')) {
      id = `${id}.${part}`
      active.add(id)
    }
  }
  const isStep = trail.length > 1
  const ways = isStep
    ? transitions.map(({ source, target }) => `${source.id} ${target?.[0]?.id ?? null}`)
    : []
  return { active, taken: new Set(ways) }
}
