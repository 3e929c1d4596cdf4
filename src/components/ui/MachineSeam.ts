import { createContext, useContext } from 'react'
import type { ActorOptions, AnyStateMachine, Snapshot } from 'xstate'

/** What an actor of a component is given from outside: by the workbench and by tests; the site itself gives nothing. */
export type Seam = {
  /** The snapshots in which actors start, by the name under which a hook asks, which is the machine's id by default. */
  snapshots?: Readonly<Record<string, Snapshot<unknown>>>
  /** Stands in for the timers of `after`. */
  clock?: ActorOptions<AnyStateMachine>['clock']
  /** Told of every event and every snapshot. */
  inspect?: ActorOptions<AnyStateMachine>['inspect']
}

/** The one place through which components' actors get a clock, a starting snapshot and an inspector. */
export const MachineSeam = createContext<Seam>({})

/**
 * The options of an actor that come from the seam: `useActor(machine, { input, ...useMachineSeam(machine.id) })`.
 * Machines that run several times on a page ask by a name of their own, such as `form.login`.
 */
export function useMachineSeam(
  name: string,
): Pick<ActorOptions<AnyStateMachine>, 'snapshot' | 'clock' | 'inspect'> {
  const { snapshots, ...rest } = useContext(MachineSeam)
  return { ...rest, snapshot: snapshots?.[name] }
}
