import type { AnyStateMachine } from 'xstate'
import { packSteps } from '@/data/rules/stepLink'
import { type Model, pathsOf } from '../../../models/model'
import { models } from '../../../models/models'
import { statechart } from '../../../models/statechart'
import { type Diagram, layoutDiagram } from './layoutDiagram'

/** What the workbench's build computes for the Stepper. */
export type Drawn = {
  /** By the id of the machine. */
  diagrams: Record<string, Diagram>
  /** The shortest path to each state, packed as in a link; by the name of the model. */
  presets: Record<string, { state: string; steps: string }[]>
}

/** The diagrams of all machines and the paths of all models. */
export async function drawAll(): Promise<Drawn> {
  const all = Object.entries<Model<AnyStateMachine>>(models)
  const machines = new Map(all.map(([, { machine }]) => [machine.id, machine]))
  const diagrams = await Promise.all(
    [...machines].map(async ([id, { root }]) => [id, await layoutDiagram(statechart(root))] as const),
  )
  const presets = all.map(([name, model]) => [
    name,
    Object.entries(pathsOf(model)).map(([state, path]) => ({ state, steps: packSteps(path) })),
  ])
  return { diagrams: Object.fromEntries(diagrams), presets: Object.fromEntries(presets) }
}
