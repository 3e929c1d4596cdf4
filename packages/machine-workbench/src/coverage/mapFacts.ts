import type { CoverageMap, MapCell, MapState } from './coverageMap.ts'

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

/** Remark on a cell beside its kind: the reason, the guards, or the part that answers instead. */
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

export type CellKind = MapCell['answer']

export const kindNames: Record<CellKind, string> = {
  unanswered: 'Unanswered',
  handled: 'Handled',
  guarded: 'Guarded',
  elsewhere: 'Elsewhere',
  ignored: 'Ignored',
}

const kinds = Object.keys(kindNames) as CellKind[]

/** The kind of that name; null for anything else. */
export const kindOf = (name: string | null): CellKind | null => kinds.find((kind) => kind === name) ?? null

const cellsIn = (machines: MachineMap[]): MapCell[] =>
  machines.flatMap((machine) => Object.values<MapState>(machine).flatMap(({ cells }) => Object.values(cells)))

/** Number of cells of each kind. */
export const totalsOf = (machines: MachineMap[]): { kind: CellKind; name: string; count: number }[] =>
  kinds.map((kind) => ({
    kind,
    name: kindNames[kind],
    count: cellsIn(machines).filter(({ answer }) => answer === kind).length,
  }))

/** Number of cells and states, in words. */
export const sizeOf = (machines: MachineMap[]): string =>
  `${cellsIn(machines).length} cells in ${machines.flatMap((machine) => Object.keys(machine)).length} states`

/** All cells of a kind, in the order of the map. */
export const cellsOfKind = (map: CoverageMap, kind: CellKind) =>
  Object.entries(map).flatMap(([machine, states]) =>
    Object.entries(states).flatMap(([state, { isShown, cells }]) =>
      Object.entries(cells)
        .filter(([, { answer }]) => answer === kind)
        .map(([event, cell]) => ({ machine, state, isShown, event, cell })),
    ),
  )
