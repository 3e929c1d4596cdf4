// `npm run check`: every check there is, cheapest first. `npm run check:quick` stops before those that need a database,
// a build or a browser. A step that fails does not stop the next one; a step that needs the result of a failed one is
// not run and counts as failed.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { requireNode, root, run } from './machine.mjs'
import { hasNginx } from './nginx.mjs'
import { findPostgres } from './postgres.mjs'
import { readPlaywright, readVitest } from './testReports.mjs'

/**
 * @typedef {import('./testReports.mjs').TestCounts} TestCounts
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} command a program of `node_modules/.bin` and its parameters
 * @property {string[]} [needs] the steps whose results it uses
 * @property {Record<string, string>} [environment]
 * @property {() => TestCounts} [count] reads the counts from the step's report; a step without it runs no tests
 */

const isQuick = process.argv.includes('--quick')
const reports = path.join(root, 'test-results', 'reports')
/** What the tests have done to machines, for the coverage map. */
const records = path.join(root, 'test-results', 'records')

requireNode()
process.chdir(root)
for (const folder of [reports, records]) rmSync(folder, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

/** @type {Step[]} */
const quickSteps = [
  { name: 'Format and lint', command: ['biome', 'ci', '.'] },
  { name: 'Dead code', command: ['knip'] },
  { name: 'Types', command: ['tsc'] },
  vitest('Unit and model tests', 'unit', '--project=unit'),
]

/** @type {Step[]} */
const slowSteps = [
  vitest('Database tests', 'database', '--project=database'),
  ...(findPostgres()
    ? [vitest('Rules on PostgreSQL', 'postgres', '--config=vitest.postgres.config.ts')]
    : []),
  { name: 'Build', command: ['vite', 'build', '--mode', 'embedded', '--logLevel', 'warn'] },
  { name: 'Workbench build', command: ['ladle', 'build', '--outDir', 'build/workbench'] },
  {
    name: 'Browser tests',
    command: ['playwright', 'test', '--reporter=list,json'],
    needs: ['Build', 'Workbench build'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('playwright') },
    count: () => readPlaywright(readReport('playwright')),
  },
  {
    ...vitest('Coverage map', 'coverage', '--config=vitest.coverage.config.ts'),
    needs: ['Unit and model tests', 'Browser tests'],
  },
]

const startedAt = Date.now()
/** @type {Set<string>} */
const passedSteps = new Set()
/** @type {string[]} */
const lines = []
/** @type {string[]} */
const flaky = []
let passed = 0
let failed = 0
for (const step of isQuick ? quickSteps : [...quickSteps, ...slowSteps]) runStep(step)

console.log(`\n${lines.join('\n')}\n`)
if (!isQuick && !findPostgres()) console.log('Rules on PostgreSQL were left out: this machine has none.\n')
if (!isQuick && !hasNginx())
  console.log('Tests of the site behind nginx were left out: this machine has none.\n')
if (flaky.length > 0) console.log(`flaky: ${flaky.length}\n  ${flaky.join('\n  ')}\n`)
console.log(`in ${secondsSince(startedAt)}\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/**
 * Runs one step and adds its tests to the counts. A test that passed only at the second attempt is flaky, and
 * neither passed nor failed. A step that fails, or finds no tests, without naming a failed one counts as one failed, so
 * that no red run ends with `0 failed`.
 * @param {Step} step
 */
function runStep({ name, command: [program = '', ...parameters], needs = [], environment, count }) {
  const missing = needs.filter((need) => !passedSteps.has(need))
  if (missing.length > 0) {
    failed += 1
    lines.push(lineOf('FAILED', name, '', `not run: ${missing.join(', ')} failed`))
    return
  }
  console.log(`\n── ${name}`)
  const stepStartedAt = Date.now()
  const isSuccess = run(path.join('node_modules', '.bin', program), parameters, environment)
  const counts = count?.()
  const stepFailed = counts?.failed || (isSuccess && counts?.passed !== 0 ? 0 : 1)
  if (stepFailed === 0) passedSteps.add(name)
  passed += counts?.passed ?? 0
  failed += stepFailed
  flaky.push(...(counts?.flaky ?? []))
  const mark = stepFailed === 0 ? 'ok' : 'FAILED'
  lines.push(
    lineOf(
      mark,
      name,
      secondsSince(stepStartedAt),
      counts ? wordsFor({ ...counts, failed: stepFailed }) : '',
    ),
  )
}

/**
 * @param {string} mark
 * @param {string} name
 * @param {string} duration
 * @param {string} remark
 */
function lineOf(mark, name, duration, remark) {
  return `${mark.padEnd(7)}${name.padEnd(24)}${duration.padStart(9)}   ${remark}`.trimEnd()
}

/** @param {TestCounts} counts */
function wordsFor({ passed, failed, skipped, flaky }) {
  const others = `${skipped ? `, ${skipped} skipped` : ''}${flaky.length ? `, ${flaky.length} flaky` : ''}`
  return `${passed} passed, ${failed} failed${others}`
}

/** @param {number} moment in ms */
function secondsSince(moment) {
  return `${((Date.now() - moment) / 1000).toFixed(1)} s`
}

/**
 * A step that runs Vitest and counts its tests.
 * @param {string} name
 * @param {string} report
 * @param {string} option
 * @returns {Step}
 */
function vitest(name, report, option) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(report)}`]
  return {
    name,
    command: ['vitest', 'run', option, ...reporters],
    count: () => readVitest(readReport(report)),
  }
}

/** @param {string} name */
function reportOf(name) {
  return path.join(reports, `${name}.json`)
}

/** @param {string} name */
function readReport(name) {
  const file = reportOf(name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
