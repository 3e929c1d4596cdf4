import { createContext, useContext } from 'react'
import type { ActorOptions, AnyStateMachine, Snapshot } from 'xstate'

/** Overrides for components' actors, given by the workbench and by tests; the site itself gives none. */
export type Seam = {
  /** Starting snapshots, by the name that is passed to `useMachineSeam`: by default the machine's id. */
  snapshots?: Readonly<Record<string, Snapshot<unknown>>>
  /** Replaces the clock of `after` timers. */
  clock?: ActorOptions<AnyStateMachine>['clock']
  /** Receives every event and every snapshot. */
  inspect?: ActorOptions<AnyStateMachine>['inspect']
}

/** The one context through which components' actors get a clock, a starting snapshot and an inspector. */
export const MachineSeam = createContext<Seam>({})

/**
 * The options of an actor that come from the seam: `useActor(machine, { input, ...useMachineSeam(machine.id) })`. A
 * machine that runs several times on a page uses a name of its own, such as `form.login`.
 */
export function useMachineSeam(
  name: string,
): Pick<ActorOptions<AnyStateMachine>, 'snapshot' | 'clock' | 'inspect'> {
  const { snapshots, ...rest } = useContext(MachineSeam)
  return { ...rest, snapshot: snapshots?.[name] }
}
