import { expect, it } from 'vitest'
import { coverageMap, gapsOf, subjectsOf, textOfMap } from '../../models/coverage/coverageMap'
import { models } from '../../models/models'
import { readRecords } from '../records'

// Not one of the unit tests: it reads what they, the walks through a browser and the stories have recorded.

const records = readRecords()
const map = coverageMap(subjectsOf(models), records)

it.each(['model', 'browser', 'story'] as const)(
  'has a record of the %s tests; npm run check makes it',
  (kind) => {
    expect(Object.keys(records[kind])).not.toEqual([])
  },
)

it('has no cell that is unanswered, or that no test has tried, and no state without a story', () => {
  expect(gapsOf(map)).toEqual([])
})

it('is stories/coverage/coverageMap.json; npm run coverage writes it by the last run of the tests', async () => {
  await expect(textOfMap(map)).toMatchFileSnapshot('../../stories/coverage/coverageMap.json')
})
