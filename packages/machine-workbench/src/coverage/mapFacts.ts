import type { CoverageMap, MapCell, MapState, Trial } from './coverageMap.ts'

/** The states of one machine. */
export type MachineMap = CoverageMap[string]

/** An event in words: the machine's own keep their names; the end of an actor or of a delay is said. */
export function eventWords(event: string): string {
  const [, how, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event) ?? []
  if (actor) return `${actor} ${how === 'done' ? 'succeeds' : 'fails'}`
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(event) ?? []
  return delay ? `${delay} timer ends` : event
}

/** All events of a machine; those that only some of its states know come last. */
export const eventsOf = (machine: MachineMap): string[] => [
  ...new Set(
    Object.values(machine)
      .flatMap(({ cells }) => Object.keys(cells))
      .toSorted((one, other) => Number(one.startsWith('xstate.')) - Number(other.startsWith('xstate.'))),
  ),
]

/** What has to be said of a cell beside its kind: the reason, the guards, or who else answers. */
export function remarkOn({ answer, note }: MapCell): string | null {
  if (!note) return null
  if (answer === 'guarded') return `Only if ${note}.`
  if (answer === 'elsewhere') return `The part “${note}” answers it.`
  return note
}

/** The remarks on the cells of a machine, each once, in the order in which a reader meets them. */
export const remarksOf = (machine: MachineMap): string[] => [
  ...new Set(
    Object.values(machine).flatMap(({ cells }) =>
      eventsOf(machine).flatMap((event) => (cells[event] && remarkOn(cells[event])) ?? []),
    ),
  ),
]

/** True if a map says who has tried its cells. */
export const isRunKnown = (machines: MachineMap[]) =>
  machines.some((machine) => Object.values(machine).some(({ reached }) => reached !== undefined))

const share = (part: number, all: number) => (all === 0 ? '–' : `${Math.floor((100 * part) / all)}%`)

/** The totals of some machines, for the top of the page. */
export function totalsOf(machines: MachineMap[]): { label: string; value: string; detail: string }[] {
  const states = machines.flatMap((machine) => Object.values<MapState>(machine))
  const cells = states.flatMap((state) => Object.values(state.cells))
  const count = (isCounted: (cell: MapCell) => boolean) => cells.filter(isCounted).length
  const ofAnswer = (kind: MapCell['answer']) => String(count(({ answer }) => answer === kind))
  const triedBy = (trial: Trial) =>
    share(
      count(({ tried }) => tried?.includes(trial) ?? false),
      cells.length,
    )
  const hasRun = isRunKnown(machines)
  return [
    {
      label: 'Unanswered',
      value: ofAnswer('unanswered'),
      detail: `of ${cells.length} cells in ${states.length} states`,
    },
    ...(hasRun
      ? [
          {
            label: 'Untried',
            value: String(count(({ tried }) => tried?.length === 0)),
            detail: 'that no test has tried',
          },
        ]
      : []),
    {
      label: 'Handled',
      value: ofAnswer('handled'),
      detail: `in any case, and ${ofAnswer('elsewhere')} elsewhere`,
    },
    { label: 'Guarded', value: ofAnswer('guarded'), detail: 'if a guard allows' },
    { label: 'Ignored', value: ofAnswer('ignored'), detail: 'on purpose, with a reason' },
    ...(hasRun
      ? [
          { label: 'Model-tested', value: triedBy('model'), detail: 'of all cells' },
          { label: 'Browser-tested', value: triedBy('browser'), detail: 'of all cells' },
        ]
      : []),
  ]
}
