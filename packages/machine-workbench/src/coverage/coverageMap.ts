import { leavesOf, type Models, pathsOfParts } from '../model.ts'
import { type Cell, cellsOf, type Subject } from './cells.ts'

/** The answer to one event in one state. */
export type MapCell = Pick<Cell, 'answer' | 'note'>

export type MapState = {
  /** True if a Stepper shows it: some model has a path to it. */
  isShown: boolean
  cells: Record<string, MapCell>
}

/** Answers by machine, state and event. */
export type CoverageMap = Record<string, Record<string, MapState>>

/** The states that models have paths to, by machine. */
export type ShownStates = Record<string, ReadonlySet<string>>

/** The states that models have paths to; each path is looked for, which takes a moment. */
export function shownStatesOf(models: Models): ShownStates {
  const shown: Record<string, Set<string>> = {}
  for (const model of Object.values(models)) {
    const states = shown[model.machine.id] ?? new Set<string>()
    shown[model.machine.id] = states
    for (const state of Object.keys(pathsOfParts(model))) states.add(state)
  }
  return shown
}

/** The map of some machines: their own answers, and which of their states the Stepper shows. */
export function coverageMap(subjects: Record<string, Subject>, shown: ShownStates): CoverageMap {
  return Object.fromEntries(
    Object.entries(subjects).map(([id, subject]) => {
      const all = cellsOf(subject)
      const states = leavesOf(subject.machine).map((state) => {
        const cells = all
          .filter((cell) => cell.state === state)
          .map(({ event, answer, note }) => [event, { answer, ...(note ? { note } : null) }])
        return [state, { isShown: shown[id]?.has(state) ?? false, cells: Object.fromEntries(cells) }]
      })
      return [id, Object.fromEntries(states)]
    }),
  )
}

/** States that no path leads to, and unanswered events. */
export const gapsOf = (map: CoverageMap): string[] =>
  Object.entries(map).flatMap(([machine, states]) =>
    Object.entries(states).flatMap(([state, { isShown, cells }]) => [
      ...(isShown ? [] : [`${machine}, ${state}: no path of a model leads to it`]),
      ...Object.entries(cells)
        .filter(([, { answer }]) => answer === 'unanswered')
        .map(([event]) => `${machine}, ${state}, ${event}: unanswered`),
    ]),
  )
