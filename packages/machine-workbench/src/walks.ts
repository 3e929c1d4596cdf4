import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph'
import { eventsOf, type Likely, type Model, pathsOf, shortestPathsOf, traversalOf } from './model.ts'

/** One event in one state, and where it leads. */
type Step = { from: string; event: AnyEventObject; to: string }

/**
 * The path to every state, and every event of the model: one that is on no path is added to the shortest path to a state
 * that answers it.
 */
function pathsToAll(model: Model<AnyStateMachine>, isLikely: Likely): AnyEventObject[][] {
  const shortest = shortestPathsOf(model, isLikely)
  const paths = Object.values(pathsOf(model, isLikely))
  const known = new Set(paths.flat().map((event) => JSON.stringify(event)))
  const toEvents = eventsOf(model)
    .filter((event) => !known.has(JSON.stringify(event)))
    .flatMap((event) => {
      const found = shortest.findLast(({ state }) => state.can(event) && isLikely(state, event))
      return found ? [[...found.path, event]] : []
    })
  return [...paths, ...toEvents]
}

/** The paths from a state that end with a step in `wanted`: to each of these steps a shortest one, the nearest first. */
function pathsFrom(from: string, steps: readonly Step[], wanted: ReadonlySet<Step>): Step[][] {
  const leading = (place: string, path: Step[]) =>
    steps.filter((step) => step.from === place).map((step) => [...path, step])
  const seen = new Set([from])
  const paths = leading(from, [])
  // The loop also goes through the paths that it adds.
  for (const path of paths) {
    const { to } = path.at(-1) as Step
    if (seen.has(to)) continue
    seen.add(to)
    paths.push(...leading(to, path))
  }
  return paths.filter((path) => wanted.has(path.at(-1) as Step))
}

/**
 * A few long walks that take all steps of the paths to every state and every event of a model. A walk goes on to the
 * nearest step that is left: of several that are equally near to the one with the most of the others still ahead of it,
 * else to the one whose event the model names last, because what comes first in a model leads on. Where none is ahead, the
 * next walk begins.
 */
export function walksOf(model: Model<AnyStateMachine>, isLikely: Likely): AnyEventObject[][] {
  const traversal = traversalOf(model, isLikely)
  const keyOf: (state: AnyMachineSnapshot) => string = traversal.serializeState
  const graph = getAdjacencyMap<AnyMachineSnapshot, AnyEventObject, unknown>(model.machine, traversal)
  const steps = adjacencyMapToArray(graph).map(
    ({ state, event, nextState }): Step => ({ from: keyOf(state), event, to: keyOf(nextState) }),
  )
  const start = Object.keys(graph)[0] ?? ''
  const left = new Set<Step>()
  for (const path of pathsToAll(model, isLikely)) {
    let place = start
    for (const event of path) {
      const step = steps.find(
        (other) => other.from === place && JSON.stringify(other.event) === JSON.stringify(event),
      )
      if (!step) throw new Error(`${model.machine.id} has no step ${event.type} in ${place}`)
      left.add(step)
      place = step.to
    }
  }

  const placeAfter = (path: readonly Step[]) => path.at(-1)?.to ?? start
  const countAhead = (path: Step[]) =>
    pathsFrom(placeAfter(path), steps, left).filter((further) => !path.includes(further.at(-1) as Step))
      .length
  const walks: AnyEventObject[][] = []
  while (left.size > 0) {
    const walk: Step[] = []
    for (;;) {
      const ahead = pathsFrom(placeAfter(walk), steps, left)
      const nearest = ahead.filter(({ length }) => length === ahead[0]?.length).toReversed()
      const [chosen] = nearest.toSorted((one, other) => countAhead(other) - countAhead(one))
      if (!chosen) break
      walk.push(...chosen)
      for (const step of chosen) left.delete(step)
    }
    walks.push(walk.map(({ event }) => event))
  }
  return walks
}
