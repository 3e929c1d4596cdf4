import { MachineSeam } from '@king-exchange/machine-workbench/seam'
import type { ReactNode } from 'react'
import type { AnyMachineSnapshot } from 'xstate'

export type FrozenProps = {
  /** Snapshots by the name that a component passes to `useMachineSeam`. */
  snapshots: Record<string, AnyMachineSnapshot | undefined>
  children: ReactNode
}

/** Holds the machines of the components in it in the given states. */
export function Frozen({ snapshots, children }: FrozenProps) {
  const persisted = Object.entries(snapshots).flatMap(([name, snapshot]) =>
    snapshot ? [[name, snapshot.machine.getPersistedSnapshot(snapshot)] as const] : [],
  )
  return <MachineSeam value={{ snapshots: Object.fromEntries(persisted) }}>{children}</MachineSeam>
}
