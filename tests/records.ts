import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Records } from '../models/coverage/coverageMap.ts'
import type { TestRecord } from '../models/coverage/record.ts'

/** The check empties it before it runs the tests. */
const folder = 'test-results/records'

/** Keeps what a test, or a file of tests, has done to machines; the same name replaces what it did before. */
export function writeRecord(kind: keyof Records, name: string, record: TestRecord): void {
  mkdirSync(path.join(folder, kind), { recursive: true })
  writeFileSync(
    path.join(folder, kind, `${name.replace(/\W+/g, '-')}.json`),
    `${JSON.stringify(record, null, 1)}\n`,
  )
}

const filesOf = (kind: keyof Records): TestRecord[] => {
  const place = path.join(folder, kind)
  if (!existsSync(place)) return []
  return readdirSync(place).map((file) => JSON.parse(readFileSync(path.join(place, file), 'utf8')))
}

/** What all tests of a kind have done. */
function readRecord(kind: keyof Records): TestRecord {
  const all: TestRecord = {}
  for (const record of filesOf(kind)) {
    for (const [machine, states] of Object.entries(record)) {
      const known = all[machine] ?? {}
      for (const [state, found] of Object.entries(states)) {
        known[state] = [...new Set([...(known[state] ?? []), ...found])].toSorted()
      }
      all[machine] = known
    }
  }
  return all
}

/** What the last run of each test has done. */
export const readRecords = (): Records => ({
  model: readRecord('model'),
  browser: readRecord('browser'),
  story: readRecord('story'),
})
