import { leavesOf, type Models, pathsOfParts } from '../model.ts'
import { type Cell, cellsOf, type Subject } from './cells.ts'
import type { TestRecord } from './record.ts'

/** What can try a cell or reach a state: a test of a model, a walk through a browser. */
export const trials = ['model', 'browser'] as const

export type Trial = (typeof trials)[number]

/** Who has tried a cell; undefined where no run of the tests is known. */
export type MapCell = Pick<Cell, 'answer' | 'note'> & { tried?: Trial[] }

export type MapState = {
  reached?: Trial[]
  /** True if a Stepper shows it: some model has a path to it. */
  isShown: boolean
  cells: Record<string, MapCell>
}

/** By machine, state and event: how it is answered, and by which tests that was tried. */
export type CoverageMap = Record<string, Record<string, MapState>>

/** The tests' records of a run, if there was one. */
export type Records = Partial<Record<Trial, TestRecord>>

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

/** The map of some machines: their own answers, their states in the Stepper, and what a run of the tests has tried. */
export function coverageMap(
  subjects: Record<string, Subject>,
  shown: ShownStates,
  records: Records = {},
): CoverageMap {
  const isRunKnown = trials.some((trial) => records[trial])
  const trialsOf = (machine: string, state: string, hasTried: (events: string[]) => boolean) =>
    trials.filter((trial) => {
      const events = records[trial]?.[machine]?.[state]
      return events !== undefined && hasTried(events)
    })

  const mapState = (machine: string, state: string, cells: Cell[]): MapState => ({
    ...(isRunKnown ? { reached: trialsOf(machine, state, () => true) } : null),
    isShown: shown[machine]?.has(state) ?? false,
    cells: Object.fromEntries(
      cells.map(({ event, answer, note }) => [
        event,
        {
          answer,
          ...(note ? { note } : null),
          ...(isRunKnown ? { tried: trialsOf(machine, state, (events) => events.includes(event)) } : null),
        },
      ]),
    ),
  })

  return Object.fromEntries(
    Object.entries(subjects).map(([id, subject]) => {
      const cells = cellsOf(subject)
      const states = leavesOf(subject.machine).map((state) => [
        state,
        mapState(
          id,
          state,
          cells.filter((cell) => cell.state === state),
        ),
      ])
      return [id, Object.fromEntries(states)]
    }),
  )
}

/** What a map says that some tests have done: the records of which it was made. */
export const recordOf = (map: CoverageMap, trial: Trial): TestRecord =>
  Object.fromEntries(
    Object.entries(map).map(([machine, states]) => {
      const reached = Object.entries(states).filter(([, state]) => state.reached?.includes(trial))
      const eventsOf = ({ cells }: MapState) =>
        Object.keys(cells).filter((event) => cells[event]?.tried?.includes(trial))
      return [machine, Object.fromEntries(reached.map(([name, state]) => [name, eventsOf(state)]))]
    }),
  )

/** What is missing, each by machine, state and event. Without a run of the tests nothing is untried. */
export const gapsOf = (map: CoverageMap): string[] =>
  Object.entries(map).flatMap(([machine, states]) =>
    Object.entries(states).flatMap(([state, { reached, isShown, cells }]) => [
      ...(reached?.length === 0 ? [`${machine}, ${state}: no test reaches it`] : []),
      ...(isShown ? [] : [`${machine}, ${state}: no path of a model leads to it`]),
      ...Object.entries(cells).flatMap(([event, { answer, tried }]) => [
        ...(answer === 'unanswered' ? [`${machine}, ${state}, ${event}: unanswered`] : []),
        ...(tried?.length === 0 ? [`${machine}, ${state}, ${event}: no test has tried it`] : []),
      ]),
    ]),
  )

/** The map as the text of a file: a line for each cell. */
export const textOfMap = (map: CoverageMap): string =>
  `${JSON.stringify(map, null, 2).replace(/\[[^[\]{}]*\]|\{\s*"answer"[^{}]*\}/g, (part) => part.replace(/\s*\n\s*/g, ' '))}\n`
