import { pathsOf } from '../model.ts'
import { statechart } from '../statechart.ts'
import type { Workbench } from '../workbench.ts'
import { type Diagram, layoutDiagram } from './layoutDiagram.ts'

/** Data for the Steppers, computed by the build. */
export type Drawn = {
  /** By the id of the machine. */
  diagrams: Record<string, Diagram>
  /** The shortest path to each state, as a text, the nearest state first; by the name of the model. */
  presets: Record<string, { state: string; steps: string }[]>
  /** The states that some model has a path to, each once; by the id of the machine. */
  states: Record<string, string[]>
}

/** The diagrams of all machines and the paths of all models. */
export async function drawAll({ models, links }: Workbench): Promise<Drawn> {
  const all = Object.entries(models)
  const machines = new Map(all.map(([, { machine }]) => [machine.id, machine]))
  const diagrams = await Promise.all(
    [...machines].map(async ([id, { root }]) => [id, await layoutDiagram(statechart(root))] as const),
  )
  const presets: Drawn['presets'] = {}
  for (const [name, model] of all)
    presets[name] = Object.entries(pathsOf(model))
      .toSorted(([, one], [, other]) => one.length - other.length)
      .map(([state, path]) => ({ state, steps: links.stepToText(path) }))
  const states: Record<string, string[]> = {}
  for (const [name, { machine }] of all) {
    const found = presets[name]?.flatMap(({ state }) => state.split(' ')) ?? []
    states[machine.id] = [...new Set([...(states[machine.id] ?? []), ...found])]
  }
  return { diagrams: Object.fromEntries(diagrams), presets, states }
}
