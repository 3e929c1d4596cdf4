import { createContext, useContext } from 'react'
import type { ActorOptions, AnyStateMachine, Snapshot } from 'xstate'

/** Overrides for components' actors, given by the workbench and by tests; a site itself gives none. */
export type Seam = {
  /** Starting snapshots, by the id of the machine. */
  snapshots?: Readonly<Record<string, Snapshot<unknown>>>
  /** Replaces a machine before its actor is created, for example by one that calls nobody. */
  provide?: <Machine extends AnyStateMachine>(machine: Machine) => Machine
  /** Replaces the clock of `after` timers. */
  clock?: ActorOptions<AnyStateMachine>['clock']
  /** Receives every event and every snapshot. */
  inspect?: ActorOptions<AnyStateMachine>['inspect']
}

/** The one context through which components' actors get another machine, a clock, a starting snapshot and an inspector. */
export const MachineSeam = createContext<Seam>({})

/**
 * A component's machine and the options of its actor, as the seam wants them:
 * `const [logic, seam] = useMachineSeam(machine)`, then `useActor(logic, { input, ...seam })`.
 */
export function useMachineSeam<Machine extends AnyStateMachine>(
  machine: Machine,
): readonly [Machine, Pick<ActorOptions<AnyStateMachine>, 'snapshot' | 'clock' | 'inspect'>] {
  const { snapshots, provide, ...rest } = useContext(MachineSeam)
  return [provide?.(machine) ?? machine, { ...rest, snapshot: snapshots?.[machine.id] }]
}
