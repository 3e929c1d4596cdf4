import { writeFileSync } from 'node:fs'
import { coverageMap, gapsOf, shownStatesOf, textOfMap } from 'machine-workbench/source/coverage'
import { expect, it } from 'vitest'
import { allModels } from '../../models/models'
import { subjects } from '../../models/workbench'
import { readRecords } from '../records'

// Not one of the unit tests: it reads what they and the tests in a browser have recorded.

it('every cell has been tried, and every state reached', () => {
  const map = coverageMap(subjects, shownStatesOf(allModels), readRecords())
  writeFileSync('test-results/coverage.json', textOfMap(map))
  expect(gapsOf(map)).toEqual([])
})
