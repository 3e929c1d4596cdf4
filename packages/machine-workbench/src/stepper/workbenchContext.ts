import { createContext, useContext } from 'react'
import type { Workbench } from '../workbench.ts'

/** The workbench that a Stepper belongs to. */
export const WorkbenchContext = createContext<Workbench | null>(null)

/** The workbench around a part of a Stepper. Throws outside of one. */
export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext)
  if (!workbench) throw new Error('useWorkbench must be used within a Stepper')
  return workbench
}
