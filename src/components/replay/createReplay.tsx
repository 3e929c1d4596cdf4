import type { ReactNode } from 'react'
import { MachineSeam } from '@/components/machines/MachineSeam'
import { ReplayMenu } from './ReplayMenu'
import { recordMachines } from './recordMachines'

/** For developers' builds: records the machines of the page, and shows a menu that copies links to replay them. */
export function createReplay() {
  const recorder = recordMachines()
  const { inspect } = recorder
  return {
    inspect,
    around: (pages: ReactNode) => (
      <MachineSeam value={{ inspect }}>
        {pages}
        <ReplayMenu recorder={recorder} />
      </MachineSeam>
    ),
  }
}
