import { MachineSeam } from '@king-exchange/machine-workbench/seam'
import type { ReactNode } from 'react'
import type { AnyMachineSnapshot } from 'xstate'
import type { TypedForm } from './frozenForm'
import { TypedIn } from './TypedIn'

export type FrozenProps = {
  /** Snapshots by the name that a component passes to `useMachineSeam`; that of a form with its fields' values. */
  snapshots: Record<string, AnyMachineSnapshot | TypedForm | undefined>
  children: ReactNode
}

/** Holds the machines of the components in it in the given states. */
export function Frozen({ snapshots, children }: FrozenProps) {
  const given = Object.entries(snapshots).flatMap(([name, each]) => (each ? [[name, each] as const] : []))
  const persisted = given.map(([name, each]) => {
    const snapshot: AnyMachineSnapshot = 'typed' in each ? each.snapshot : each
    return [name, snapshot.machine.getPersistedSnapshot(snapshot)] as const
  })
  const [typed] = given.flatMap(([, each]) => ('typed' in each ? [each.typed] : []))
  return (
    <MachineSeam value={{ snapshots: Object.fromEntries(persisted) }}>
      {typed ? <TypedIn values={typed}>{children}</TypedIn> : children}
    </MachineSeam>
  )
}
