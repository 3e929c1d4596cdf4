import { writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { coverageMap, gapsOf, textOfMap } from '../../models/coverage/coverageMap'
import { subjects } from '../../models/coverage/subjects'
import { readRecords } from '../records'

// Not one of the unit tests: it reads what they, the walks through a browser and the stories have recorded.

it('every cell has been tried, every state reached, and each state shown by a story', () => {
  const map = coverageMap(subjects, readRecords())
  writeFileSync('test-results/coverage.json', textOfMap(map))
  expect(gapsOf(map)).toEqual([])
})
