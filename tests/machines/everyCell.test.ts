import {
  type Answer,
  type Cell,
  cellsOf,
  eventsOf,
  type Model,
  pathsOfParts,
  walk,
} from '@king-exchange/machine-workbench/models'
import { describe, expect, it } from 'vitest'
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { modelsByStates } from '../../models/models'
import { subjects } from '../../models/workbench'

const nameOf = ({ state, event }: Cell) => `${state}, ${event}`

/** A machine's possible answers to an event, by the transitions of a state and of those above it. */
function answersOf(snapshot: AnyMachineSnapshot, state: string, event: AnyEventObject): Answer[] {
  const id = `${snapshot.machine.id}.${state}`
  const transitions = snapshot.machine
    .getTransitionData(snapshot, event)
    .filter(({ source }) => `${id}.`.startsWith(`${source.id}.`))
  if (transitions.length === 0) return ['guarded', 'ignored', 'elsewhere']
  const doesNothing = transitions.every(({ target, actions }) => !target && actions.length === 0)
  return doesNothing ? ['guarded', 'ignored'] : ['guarded', 'handled']
}

type Way = { model: Model<AnyStateMachine>; paths: Record<string, AnyEventObject[]> }

/** Walks to a state in each way that there is, and lets an event happen there with each payload that there is. */
function trials(ways: Way[], { state, event }: Cell): Answer[][] {
  const events = ways.flatMap(({ model }) => eventsOf(model)).filter(({ type }) => type === event)
  return ways.flatMap(({ model, paths }) => {
    const path = paths[state]
    if (!path) return []
    return events.map((each) => {
      const walker = walk(model, path)
      const answers = answersOf(walker.actor.getSnapshot(), state, each)
      walker.happen(each)
      return answers
    })
  })
}

describe.each(Object.entries(subjects))('the machine %s', (id, subject) => {
  const ways = Object.values(modelsByStates)
    .filter(({ machine }) => machine.id === id)
    .map((model) => ({ model, paths: pathsOfParts(model) }))
  const cells = cellsOf(subject)

  it.each(cells.map((cell) => [nameOf(cell), cell.answer, cell] as const))(
    'in %s: is %s, as the coverage map says',
    (_, answer, cell) => {
      const found = trials(ways, cell)
      expect(found.length, 'models with this event and a path to this state').toBeGreaterThan(0)
      for (const answers of found) expect(answers).toContain(answer)
    },
  )
})
