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

/** What a cell can be, for a count and for a list: how it is answered, or that no test has tried it. */
export type CellKind = MapCell['answer'] | 'untried'

export const kindNames: Record<CellKind, string> = {
  unanswered: 'Unanswered',
  untried: 'Untried',
  handled: 'Handled',
  guarded: 'Guarded',
  elsewhere: 'Elsewhere',
  ignored: 'Ignored',
}

const kinds = Object.keys(kindNames) as CellKind[]

/** The kinds that can be told of some machines: without a run of the tests nothing is known to be untried. */
const kindsOf = (machines: MachineMap[]) => kinds.filter((kind) => kind !== 'untried' || isRunKnown(machines))

/** The kind of that name; null for anything else, and for what cannot be told of the machines. */
export const kindOf = (machines: MachineMap[], name: string | null): CellKind | null =>
  kindsOf(machines).find((kind) => kind === name) ?? null

const isOfKind = (kind: CellKind) =>
  kind === 'untried' ? ({ tried }: MapCell) => tried?.length === 0 : ({ answer }: MapCell) => answer === kind

const cellsIn = (machines: MachineMap[]): MapCell[] =>
  machines.flatMap((machine) => Object.values<MapState>(machine).flatMap(({ cells }) => Object.values(cells)))

/** How many cells of each kind some machines have. */
export const totalsOf = (machines: MachineMap[]): { kind: CellKind; name: string; count: number }[] =>
  kindsOf(machines).map((kind) => ({
    kind,
    name: kindNames[kind],
    count: cellsIn(machines).filter(isOfKind(kind)).length,
  }))

/** How much of some machines each kind of test has tried, in words; nothing if no run is known. */
export function sharesOf(machines: MachineMap[]): string[] {
  if (!isRunKnown(machines)) return []
  const cells = cellsIn(machines)
  const triedBy = (trial: Trial) => cells.filter(({ tried }) => tried?.includes(trial)).length
  return [
    `${share(triedBy('model'), cells.length)} model-tested`,
    `${share(triedBy('browser'), cells.length)} browser-tested`,
  ]
}

/** How large a part of the map is, in words. */
export const sizeOf = (machines: MachineMap[]): string =>
  `${cellsIn(machines).length} cells in ${machines.flatMap((machine) => Object.keys(machine)).length} states`

/** All cells of a kind, in the order of the map. */
export const cellsOfKind = (map: CoverageMap, kind: CellKind) =>
  Object.entries(map).flatMap(([machine, states]) =>
    Object.entries(states).flatMap(([state, { isShown, cells }]) =>
      Object.entries(cells)
        .filter(([, cell]) => isOfKind(kind)(cell))
        .map(([event, cell]) => ({ machine, state, isShown, event, cell })),
    ),
  )
