import { drawn } from 'virtual:drawn-machines'
import { coverageMap } from '@king-exchange/machine-workbench/models'
import { subjects } from '../../models/workbench'

/** The states that the build has found paths to, by machine. */
const shown = Object.fromEntries(
  Object.entries(drawn.states).map(([machine, states]) => [machine, new Set(states)]),
)

/** The coverage map of all machines in these sources. */
export const everyMachine = coverageMap(subjects, shown)
