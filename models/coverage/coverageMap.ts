import type { AnyStateMachine } from 'xstate'
import { leavesOf, type Model } from '../model.ts'
import { type Answer, type Cell, cellsOf, type Subject } from './cells.ts'
import type { TestRecord } from './record.ts'

/** What has tried a cell or reached a state: a test of a model, a walk through a browser. */
export type Trial = 'model' | 'browser'

export type MapCell = { answer: Answer; note?: string; tried: Trial[] }
export type MapState = { reached: Trial[]; stories: string[]; cells: Record<string, MapCell> }

/** By machine, state and event: how it is answered, and by which tests that was tried. */
export type CoverageMap = Record<string, Record<string, MapState>>

/** The records of a run of all tests; that of the stories has their ids in place of events. */
export type Records = Record<Trial | 'story', TestRecord>

/** The models' machines by id, each with the events of all of its models. */
export function subjectsOf(models: Record<string, Model<AnyStateMachine>>): Record<string, Subject> {
  const all = Object.values(models)
  const machines = Object.fromEntries(all.map(({ machine }) => [machine.id, machine]))
  return Object.fromEntries(
    Object.entries(machines)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([id, machine]) => {
        const events = all.filter((model) => model.machine.id === id).flatMap((model) => model.events)
        return [id, { machine, events }]
      }),
  )
}

const mapState = (cells: Cell[], recordOf: (kind: keyof Records) => string[] | undefined): MapState => {
  const trialsOf = (hasTried: (record: string[]) => boolean) =>
    (['model', 'browser'] as const).filter((kind) => {
      const record = recordOf(kind)
      return record !== undefined && hasTried(record)
    })
  return {
    reached: trialsOf(() => true),
    stories: recordOf('story') ?? [],
    cells: Object.fromEntries(
      cells.map(({ event, answer, note }) => [
        event,
        { answer, ...(note ? { note } : null), tried: trialsOf((record) => record.includes(event)) },
      ]),
    ),
  }
}

/** The map of some machines: their own answers, and what the tests have tried of them. */
export const coverageMap = (subjects: Record<string, Subject>, records: Records): CoverageMap =>
  Object.fromEntries(
    Object.entries(subjects).map(([id, subject]) => {
      const cells = cellsOf(subject)
      const states = leavesOf(subject.machine).map((state) => [
        state,
        mapState(
          cells.filter((cell) => cell.state === state),
          (kind) => records[kind][id]?.[state],
        ),
      ])
      return [id, Object.fromEntries(states)]
    }),
  )

/** What is missing, each by machine, state and event. */
export const gapsOf = (map: CoverageMap): string[] =>
  Object.entries(map).flatMap(([machine, states]) =>
    Object.entries(states).flatMap(([state, { reached, stories, cells }]) => [
      ...(reached.length > 0 ? [] : [`${machine}, ${state}: no test reaches it`]),
      ...(stories.length > 0 ? [] : [`${machine}, ${state}: no story shows it`]),
      ...Object.entries(cells).flatMap(([event, { answer, tried }]) => [
        ...(answer === 'unanswered' ? [`${machine}, ${state}, ${event}: unanswered`] : []),
        ...(tried.length > 0 ? [] : [`${machine}, ${state}, ${event}: no test has tried it`]),
      ]),
    ]),
  )

/** The map as the text of its file: a line for each cell. */
export const textOfMap = (map: CoverageMap): string =>
  `${JSON.stringify(map, null, 2).replace(/\[[^[\]{}]*\]|\{\s*"answer"[^{}]*\}/g, (part) => part.replace(/\s*\n\s*/g, ' '))}\n`
