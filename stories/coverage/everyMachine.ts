import { type CoverageMap, coverageMap, type Records, recordOf } from '../../models/coverage/coverageMap'
import { storiesByState } from '../../models/coverage/machineStories'
import { subjects } from '../../models/coverage/subjects'
import { machineStories } from './machineStories'

const machines = Object.values(subjects).map(({ machine }) => machine)

/**
 * The result of the last run of all tests, if there was one on this computer. A build of the workbench leaves it out: it
 * is the same wherever it is made.
 */
const [lastRun] = import.meta.env.DEV
  ? Object.values(
      import.meta.glob<CoverageMap>('../../test-results/coverage.json', { eager: true, import: 'default' }),
    )
  : []

const records: Records = {
  story: storiesByState(machines, machineStories),
  ...(lastRun ? { model: recordOf(lastRun, 'model'), browser: recordOf(lastRun, 'browser') } : null),
}

/** The coverage map of all machines, by what they answer in these sources. */
export const everyMachine = coverageMap(subjects, records)
