import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readRecords, whyNotJoined, writeRecord } from '../records'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'records-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const off = { lamp: { off: ['lamp.switched'] } }

/** Makes a record one of other sources, as if a file had changed since. */
function age(kind: string, name: string) {
  const stored = { sources: 'others', record: { lamp: { broken: ['bulb.broken'] } } }
  writeFileSync(path.join(folder, kind, `${name}.json`), JSON.stringify(stored))
}

describe('the records of a run', () => {
  it('are joined by kind, machine and state, whichever test made them', () => {
    writeRecord('model', 'tests/one.test.ts', off, folder)
    writeRecord('model', 'tests/two.test.ts', { lamp: { off: ['lamp.dimmed'], on: [] } }, folder)
    writeRecord('browser', 'lamp 1', off, folder)
    expect(readRecords(folder)).toEqual({
      model: { lamp: { off: ['lamp.dimmed', 'lamp.switched'], on: [] } },
      browser: off,
    })
  })

  it('are replaced by the next run of the same test, and written as a whole', () => {
    writeRecord('model', 'one', { lamp: { on: ['lamp.dimmed'] } }, folder)
    writeRecord('model', 'one', off, folder)
    expect(readRecords(folder).model).toEqual(off)
    expect(readdirSync(path.join(folder, 'model'))).toEqual(['one.json'])
  })

  it('do not count once the sources have changed', () => {
    writeRecord('model', 'one', off, folder)
    writeRecord('model', 'removed', off, folder)
    age('model', 'removed')
    expect(readRecords(folder).model).toEqual(off)
  })
})

describe('a run that was not whole', () => {
  it('is refused in one line with each kind that is missing and how it is made', () => {
    writeRecord('model', 'one', off, folder)
    expect(whyNotJoined(folder)).toBe(
      'The coverage map needs a whole run of the tests: ' +
        'browser records are missing (npx playwright test walks.spec stepper.spec). “npm run check” makes all of them.',
    )
  })

  it('is refused where all records of a kind are of other sources', () => {
    for (const kind of ['model', 'browser'] as const) writeRecord(kind, 'one', off, folder)
    expect(whyNotJoined(folder)).toBeNull()
    age('browser', 'one')
    expect(whyNotJoined(folder)).toContain('browser records are out of date (npx playwright test')
  })
})
