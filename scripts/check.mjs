// `npm run check`: every check there is, in the order in which they are cheap. A failed step does not
// stop the next; one that needs a failed step's result is not run and counts as failed.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { requireNode, root, run } from './machine.mjs'
import { findPostgres } from './postgres.mjs'

requireNode()
process.chdir(root)

const reports = path.join(root, 'test-results', 'reports')
const unitReport = path.join(reports, 'vitest.json')
const browserReport = path.join(reports, 'playwright.json')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const passedSteps = new Set()
const totals = { passed: 0, failed: 0 }
const lines = []

step('Format and lint', ['biome', 'ci', '.'])
step('Types', ['tsc', '--noEmit'])
step('Unit, model and database tests', vitest(), { count: countVitest })
if (findPostgres()) step('Rules on PostgreSQL', ['vitest', 'run', '--config', 'vitest.postgres.config.ts'])
else lines.push('left out  Rules on PostgreSQL: none on this machine')
step('Build', ['vite', 'build', '--mode', 'embedded', '--logLevel', 'warn'])
step('Workbench build', ['ladle', 'build', '--outDir', 'build/workbench'])
step('Browser tests', ['playwright', 'test', '--reporter=list,json'], {
  needs: ['Build', 'Workbench build'],
  environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
  count: countPlaywright,
})

console.log(`\n${lines.join('\n')}\n`)
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed === 0 ? 0 : 1

/**
 * Runs one step. `count` reads how many tests passed and failed from the step's report; a step without
 * tests counts as one, and one that fails, or has no tests to show, without naming a failed test counts as one failed.
 */
function step(name, [program, ...parameters], { needs = [], environment = {}, count } = {}) {
  const missing = needs.filter((need) => !passedSteps.has(need))
  if (missing.length > 0)
    return record(name, 0, { passed: 0, failed: 1 }, `not run: ${missing.join(', ')} failed`)

  console.log(`\n── ${name}`)
  const startedAt = Date.now()
  const isSuccess = run(path.join('node_modules', '.bin', program), parameters, environment)
  const counted = count?.() ?? { passed: isSuccess ? 1 : 0, failed: 0 }
  const isSilentFailure = counted.failed === 0 && (!isSuccess || counted.passed === 0)
  const result = { ...counted, failed: isSilentFailure ? 1 : counted.failed }
  if (result.failed === 0) passedSteps.add(name)
  record(name, Date.now() - startedAt, result)
}

function record(name, milliseconds, { passed, failed, skipped = 0 }, remark) {
  totals.passed += passed
  totals.failed += failed
  const mark = failed ? 'FAILED' : 'ok'
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`
  const counts = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
  lines.push(`${mark.padEnd(7)}${name.padEnd(32)}${seconds.padStart(8)}   ${remark ?? counts}`)
}

function vitest() {
  return ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
}

function countVitest() {
  const report = readReport(unitReport)
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: report?.numPendingTests ?? 0,
  }
}

function countPlaywright() {
  const stats = readReport(browserReport)?.stats
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  }
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
