// `npm run check`: every check there is, in the order in which they are cheap. A failed step does not
// stop the next; one that needs a failed step's result is not run and counts as failed.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { requireNode, root, run } from './machine.mjs'
import { findPostgres } from './postgres.mjs'
import { readPlaywright, readVitest } from './testReports.mjs'

requireNode()
process.chdir(root)

const reports = path.join(root, 'test-results', 'reports')
const unitReport = path.join(reports, 'vitest.json')
const postgresReport = path.join(reports, 'postgres.json')
const browserReport = path.join(reports, 'playwright.json')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

const passedSteps = new Set()
const totals = { passed: 0, failed: 0, flaky: [] }
const lines = []

step('Format and lint', ['biome', 'ci', '.'])
step('Types', ['tsc', '--noEmit'])
step('Unit, model and database tests', vitest(unitReport), {
  count: () => readVitest(readReport(unitReport)),
})
if (findPostgres()) {
  step('Rules on PostgreSQL', vitest(postgresReport, '--config', 'vitest.postgres.config.ts'), {
    count: () => readVitest(readReport(postgresReport)),
  })
} else lines.push(`${'–'.padEnd(7)}Rules on PostgreSQL: left out, this machine has none`)
step('Build', ['vite', 'build', '--mode', 'embedded', '--logLevel', 'warn'])
step('Workbench build', ['ladle', 'build', '--outDir', 'build/workbench'])
step('Browser tests', ['playwright', 'test', '--reporter=list,json'], {
  needs: ['Build', 'Workbench build'],
  environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport },
  count: () => readPlaywright(readReport(browserReport)),
})

console.log(`\n${lines.join('\n')}\n`)
if (totals.flaky.length > 0) console.log(`flaky: ${totals.flaky.length}\n  ${totals.flaky.join('\n  ')}\n`)
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed === 0 ? 0 : 1

/**
 * Runs one step. `count` reads from the step's report how many tests passed and failed, and which ones needed a second
 * try: these are flaky, and neither. A step without tests is not counted as one; a step that fails, or has no tests to
 * show, without naming a failed test counts as one failed, so that no red run ends with `0 failed`.
 */
function step(name, [program, ...parameters], { needs = [], environment = {}, count } = {}) {
  const missing = needs.filter((need) => !passedSteps.has(need))
  if (missing.length > 0) return record(name, 0, { failed: 1 }, `not run: ${missing.join(', ')} failed`)

  console.log(`\n── ${name}`)
  const startedAt = Date.now()
  const isSuccess = run(path.join('node_modules', '.bin', program), parameters, environment)
  const counted = count?.()
  const hasNothingToShow = counted?.passed === 0
  const isSilentFailure = !counted?.failed && (!isSuccess || hasNothingToShow)
  const result = { ...counted, failed: isSilentFailure ? 1 : (counted?.failed ?? 0) }
  if (result.failed === 0) passedSteps.add(name)
  record(name, Date.now() - startedAt, result, count ? undefined : '')
}

function record(name, milliseconds, { passed = 0, failed, skipped = 0, flaky = [] }, remark) {
  totals.passed += passed
  totals.failed += failed
  totals.flaky.push(...flaky)
  const mark = failed ? 'FAILED' : 'ok'
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`
  const others = `${skipped ? `, ${skipped} skipped` : ''}${flaky.length ? `, ${flaky.length} flaky` : ''}`
  const counts = `${passed} passed, ${failed} failed${others}`
  lines.push(`${mark.padEnd(7)}${name.padEnd(32)}${seconds.padStart(8)}   ${remark ?? counts}`.trimEnd())
}

function vitest(report, ...options) {
  return ['vitest', 'run', ...options, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
