import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runSteps } from '../../scripts/runSteps.mjs'

let folder: string
let said: string[]
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'steps-'))
  said = []
  vi.spyOn(console, 'log').mockImplementation((text) => void said.push(...String(text).split('\n')))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** A step that writes a report as a runner of tests does, prints a line and ends with a code. */
function step(name: string, code: number, line: string, report?: object) {
  const file = path.join(folder, `of ${name}.mjs`)
  const write = report
    ? `(await import('node:fs')).writeFileSync(${JSON.stringify(path.join(folder, 'output', `${name}.json`))}, '${JSON.stringify(report)}')`
    : ''
  writeFileSync(file, `${write}\nconsole.log(${JSON.stringify(line)})\nprocess.exitCode = ${code}`)
  return { name, command: `node "${file}"` }
}

const run = (...stages: Parameters<typeof runSteps>[0]) => runSteps(stages, path.join(folder, 'output'), [])

it('ends with the tests of all reports that passed', async () => {
  const unit = step('Unit', 0, 'fine', { numPassedTests: 3, numFailedTests: 0 })
  const browser = step('Browser', 0, 'fine', { stats: { expected: 4, unexpected: 0, flaky: 1 } })
  expect(await run([[unit], [step('Types', 0, 'fine')]], [[browser]])).toBe(true)
  expect(said.at(-1)).toBe('7 passed, 0 failed')
  expect(said).not.toContain('fine')
})

it('goes on after a failure, and ends with the failed test, its message and the command of its step', async () => {
  const titles = ['adds', 'subtracts'].map((title) => ` FAIL  |unit| tests/a.test.ts > ${title}\n`).join('')
  const output = `…\n${titles}AssertionError: docs/how-to.md, “A sum”, has the steps: expected 1${' '.repeat(300)}to be 2\n\n+ 2`
  const failing = step('Unit', 1, output, {
    numPassedTests: 3,
    numFailedTests: 1,
  })
  expect(await run([[failing, step('Types', 0, 'fine')]])).toBe(false)
  const start = said.findIndex((line) => line.startsWith('FAILED  Unit'))
  const message = '            AssertionError: docs/how-to.md, “A sum”, has the steps: expected 1'
  expect(said.slice(start + 1, start + 6).map((line) => line.trimEnd())).toEqual([
    `          ${failing.command}`,
    '          FAIL  |unit| tests/a.test.ts > adds',
    message,
    '          FAIL  |unit| tests/a.test.ts > subtracts',
    message,
  ])
  expect(said.at(-1)).toBe('3 passed, 1 failed')
})

it('counts a step that names no failed test as one failed, and shows its last lines', async () => {
  const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`)
  expect(await run([[step('Types', 2, lines.join('\n'))]])).toBe(false)
  expect(said.filter((line) => line.startsWith('          line'))).toHaveLength(12)
  expect(said.at(-1)).toBe('0 passed, 1 failed')
  expect(readFileSync(path.join(folder, 'output', 'Types.log'), 'utf8')).toContain('line 0\n')
})

it('does not run a step that needs a failed one, and counts it as failed', async () => {
  const browser = { ...step('Browser', 0, 'fine'), needs: ['Build'] }
  expect(await run([[step('Build', 1, 'broken'), step('Sizes', 0, 'fine')]], [[browser]])).toBe(false)
  expect(said).not.toContain('── Browser …')
  expect(said).toContain('          Not run: Build failed.')
  expect(said.at(-1)).toBe('0 passed, 2 failed')
})
