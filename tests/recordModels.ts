import { takeRecord } from 'machine-workbench/source/coverage'
import { afterAll, expect } from 'vitest'
import { writeRecord } from './records.ts'

// Every file of tests leaves what it has sent to machines, for the coverage map.
afterAll(() => {
  const record = takeRecord()
  const { testPath } = expect.getState()
  if (testPath && Object.keys(record).length > 0) {
    writeRecord('model', testPath.slice(testPath.lastIndexOf('/tests/') + 1), record)
  }
})
