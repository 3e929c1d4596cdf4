import { drawn } from 'virtual:drawn-machines'
import { type CoverageMap, coverageMap, type Records, recordOf } from 'machine-workbench/source/coverage'
import { subjects } from '../../models/workbench'

/**
 * The result of the last run of all tests, if there was one on this computer. A build of the workbench leaves it out: it
 * is the same wherever it is made.
 */
const [lastRun] = import.meta.env.DEV
  ? Object.values(
      import.meta.glob<CoverageMap>('../../test-results/coverage.json', { eager: true, import: 'default' }),
    )
  : []

const records: Records = lastRun
  ? { model: recordOf(lastRun, 'model'), browser: recordOf(lastRun, 'browser') }
  : {}

/** The states that the build has found paths to, by machine. */
const shown = Object.fromEntries(
  Object.entries(drawn.states).map(([machine, states]) => [machine, new Set(states)]),
)

/** The coverage map of all machines, by what they answer in these sources. */
export const everyMachine = coverageMap(subjects, shown, records)
