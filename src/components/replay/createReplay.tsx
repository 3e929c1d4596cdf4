import { MachineSeam } from 'machine-workbench/source/seam'
import type { ReactNode } from 'react'
import { ReplayMenu } from './ReplayMenu'
import { recordSite } from './recordSite'

/** For developers' builds: records the machines of the page, and shows a menu that copies links to replay them. */
export function createReplay() {
  const recorder = recordSite()
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
