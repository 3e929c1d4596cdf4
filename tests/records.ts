import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Records, TestRecord, Trial } from 'machine-workbench/source/coverage'

type Stored = { sources: string; record: TestRecord }

/** The check empties it before it runs the tests. */
const recordsFolder = 'test-results/records'

/** The folders that decide what a record says. */
const sourceFolders = ['src/machines', 'models', 'packages/machine-workbench', 'stories/machines', 'tests']

/** What makes the records of each kind by themselves; those of a browser need the builds. */
const commands: Record<Trial, string> = {
  model: 'npx vitest run --project=unit',
  browser: 'npx playwright test walks.spec stepper.spec',
}

const kinds = Object.keys(commands) as Trial[]

function hashSources(): string {
  const hash = createHash('sha256')
  for (const folder of sourceFolders) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const name of names.filter((each) => /\.tsx?$/.test(each)).toSorted())
      hash.update(`${folder}/${name}\n`).update(readFileSync(path.join(folder, name)))
  }
  return hash.digest('hex')
}

let hashed: string | undefined

/** Tells the sources of machines, models and tests apart from any others. */
const sourcesNow = () => {
  hashed ??= hashSources()
  return hashed
}

/**
 * Keeps what a test, or a file of tests, has done to machines; the same name replaces what it did before. Tests that run
 * side by side need names of their own.
 */
export function writeRecord(kind: Trial, name: string, record: TestRecord, folder = recordsFolder): void {
  const file = path.join(folder, kind, `${name.replace(/\W+/g, '-')}.json`)
  const stored: Stored = { sources: sourcesNow(), record }
  mkdirSync(path.dirname(file), { recursive: true })
  // Renaming takes one step, so that a process which is ended while it writes leaves no half record.
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, `${JSON.stringify(stored, null, 1)}\n`)
  renameSync(unfinished, file)
}

function filesOf(kind: Trial, folder: string): Stored[] {
  const place = path.join(folder, kind)
  if (!existsSync(place)) return []
  return readdirSync(place)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(path.join(place, name), 'utf8')))
}

/** The records that were made from the sources as they are now: a test that is gone or has changed leaves none. */
const recordsOf = (kind: Trial, folder: string): TestRecord[] =>
  filesOf(kind, folder)
    .filter(({ sources }) => sources === sourcesNow())
    .map(({ record }) => record)

/** Why there is no whole run to join, in one line: the kinds of records that are missing or of other sources; or null. */
export function whyNotJoined(folder = recordsFolder): string | null {
  const missing = kinds
    .filter((kind) => recordsOf(kind, folder).length === 0)
    .map((kind) => {
      const state = filesOf(kind, folder).length > 0 ? 'records are out of date' : 'records are missing'
      return `${kind} ${state} (${commands[kind]})`
    })
  return missing.length > 0
    ? `The coverage map needs a whole run of the tests: ${missing.join(', ')}. “npm run check” makes all of them.`
    : null
}

/** What all tests of a kind have done. */
function readRecord(kind: Trial, folder: string): TestRecord {
  const all: TestRecord = {}
  for (const record of recordsOf(kind, folder)) {
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
export const readRecords = (folder = recordsFolder): Required<Records> => ({
  model: readRecord('model', folder),
  browser: readRecord('browser', folder),
})
