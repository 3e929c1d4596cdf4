// `npm run check`: every check there is. `npm run check:quick` runs those that need no database, build or browser, and
// `npm run check:build` the builds and what can be read in them. `--changed` runs the tests that the files changed since a
// commit touch: `npm test -- --changed`, `npm test -- --changed main`. Steps run side by side as far as the cores go. A
// step that fails does not stop the others; a step that needs its result is not run and counts as failed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { productionSite } from '../tests/build/productionSite.mjs'
import { findEngines } from './engines.mjs'
import { fail, root } from './machine.mjs'
import { hasNginx } from './nginx.mjs'
import { findPostgres } from './postgres.mjs'
import { runProgram, runSteps } from './runSteps.mjs'
import { readPlaywright, readVitest } from './testReports.mjs'
import { summaryOf } from './testSummary.mjs'

/**
 * @typedef {import('./testReports.mjs').TestResults} TestResults
 * @typedef {import('./testSummary.mjs').StepResult} StepResult
 *
 * @typedef {import('./runSteps.mjs').Step & {
 *   tier: 'quick' | 'build' | 'whole'
 *   isTold?: boolean
 *   read?: () => TestResults
 * }} Step a step that runs tests reads their results from its runner's report; the output of one that is told is shown
 *   though it passed
 */

const cores = Math.max(2, availableParallelism())
/** Of the cores, those for tests without a browser, so that on a larger machine other steps run beside them. */
const half = Math.max(2, Math.floor(cores / 2))
const reports = path.join(root, 'test-results', 'reports')
/** What steps have printed; that of a failed one is shown as well. */
const logs = path.join(root, 'test-results', 'logs')

process.chdir(root)
const { tier, changed } = readArguments()
for (const folder of [reports, logs]) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

/** Chromium is asked by `browser` what the others are asked by the tests for every engine. */
const engines = (await findEngines()).map(({ name }) => name)
const otherEngines = engines.filter((name) => name !== 'chromium')
const projects = [
  'browser',
  ...otherEngines,
  'workbench',
  'machine-workbench',
  ...engines.flatMap((name) => [`fast-pages-${name}`, `machine-workbench-${name}`]),
]

/** @type {Step[]} */
const steps = [
  { name: 'Route tree', tier: 'quick', command: ['scripts/routeTree.mjs'], isTold: true },
  { name: 'Format and lint', tier: 'quick', command: ['biome', 'ci', '.'] },
  { name: 'Dead code', tier: 'quick', command: ['knip'] },
  { name: 'Types', tier: 'quick', command: ['tsc'], needs: ['Route tree'] },
  // Begins beside the types, which keep one core busy for as long.
  { ...vitest('Unit and model tests', 'quick', '--project=unit', half, ['Route tree']), cores: half - 1 },
  vitest('Fast pages', 'quick', '--project=fast-pages'),
  vitest('Machine workbench', 'quick', '--project=machine-workbench'),
  { name: 'Build', tier: 'build', command: ['vite', 'build', '--mode', 'embedded', '--logLevel', 'warn'] },
  { name: 'Workbench build', tier: 'build', command: ['ladle', 'build', '--outDir', 'build/workbench'] },
  {
    name: 'Production build',
    tier: 'build',
    command: ['vite', 'build', '--outDir', 'build/production', '--emptyOutDir', '--logLevel', 'warn'],
    environment: productionSite,
    // Each build writes the route tree where it has changed.
    needs: ['Build'],
  },
  {
    name: 'Sizes',
    tier: 'build',
    command: ['scripts/sizeReport.mjs', '--check'],
    needs: ['Build'],
    isTold: true,
  },
  vitest('Tests of the builds', 'build', '--project=build', 1, [
    'Build',
    'Workbench build',
    'Production build',
  ]),
  vitest('Database tests', 'whole', '--project=database', half),
  vitest('Embedded Supabase', 'whole', '--project=embedded-supabase', half),
  tellLeftOut(vitest('Contract', 'whole', '--project=contract', half)),
  ...(findPostgres() ? [vitest('Rules on PostgreSQL', 'whole', '--config=vitest.postgres.config.ts')] : []),
  {
    name: 'Browser tests',
    tier: 'whole',
    command: [
      'playwright',
      'test',
      '--reporter=dot,json',
      ...projects.map((project) => `--project=${project}`),
      ...onlyChanged('--only-changed', '--pass-with-no-tests'),
    ],
    environment: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf('Browser tests') },
    needs: ['Build', 'Workbench build', 'Production build'],
    cores,
    isLive: true,
    read: () => readPlaywright(readReport('Browser tests')),
  },
]

const startedAt = Date.now()
/** @type {Map<string, StepResult>} */
const results = new Map()
const chosen = steps.filter((step) => tier === 'whole' || step.tier === tier)
const left = await runSteps(chosen, cores, perform)
for (const { step, missing } of left) {
  results.set(step.name, { name: step.name, command: commandOf(step), isPassed: false, missing })
}
const { text, failed } = summaryOf(
  chosen.flatMap(({ name }) => results.get(name) ?? []),
  { milliseconds: Date.now() - startedAt, remarks: tier === 'whole' ? whatIsLeftOut() : [] },
)
console.log(`\n${text}`)
process.exitCode = failed === 0 ? 0 : 1

/**
 * Runs a step and keeps its result. A step that should run tests and finds none has failed.
 * @param {Step} step
 */
async function perform(step) {
  console.log(`── ${step.name} …`)
  const { isSuccess, output, milliseconds } = await runProgram(step)
  const tests = step.read?.()
  const hasTests = !tests || changed !== undefined || tests.passed > 0
  const isPassed = isSuccess && hasTests && (tests?.failures ?? []).length === 0
  writeFileSync(path.join(logs, `${fileNameOf(step.name)}.log`), output)
  const said = output.trim()
  const isShown = said !== '' && (step.isTold || !isPassed)
  console.log(`── ${step.name}: ${isPassed ? 'ok' : 'FAILED'}${isShown ? `\n${said}` : ''}`)
  results.set(step.name, { name: step.name, command: commandOf(step), isPassed, milliseconds, output, tests })
  return isPassed
}

/** @param {Step} step */
function commandOf({ command: [program = '', ...parameters] }) {
  return [program.startsWith('scripts/') ? 'node' : 'npx', program, ...parameters].join(' ')
}

/**
 * A step that runs Vitest and reads its report.
 * @param {string} name
 * @param {Step['tier']} tier
 * @param {string} option
 * @param {number} [workers]
 * @param {string[]} [needs]
 * @returns {Step}
 */
function vitest(name, tier, option, workers = 1, needs = []) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(name)}`]
  return {
    name,
    tier,
    command: [
      'vitest',
      'run',
      option,
      ...reporters,
      `--maxWorkers=${workers}`,
      ...onlyChanged('--changed', '--passWithNoTests'),
    ],
    cores: workers,
    needs,
    read: () => readVitest(readReport(name), option),
  }
}

/**
 * A step whose output is shown, with the tests that it has left out by name.
 * @param {Step} step
 * @returns {Step}
 */
function tellLeftOut(step) {
  const reporter = '--reporter=./tests/contract/support/leftOut.ts'
  return { ...step, command: [...step.command, reporter], isTold: true }
}

/**
 * The options by which a runner takes only the tests that changed files touch.
 * @param {string} option
 * @param {string} orNone
 */
function onlyChanged(option, orNone) {
  return changed ? [`${option}=${changed}`, orNone] : []
}

/** @param {string} name of a step */
function fileNameOf(name) {
  return name.replaceAll(' ', '-').toLowerCase()
}

/** @param {string} name of a step */
function reportOf(name) {
  return path.join(reports, `${fileNameOf(name)}.json`)
}

/** @param {string} name of a step */
function readReport(name) {
  const file = reportOf(name)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function whatIsLeftOut() {
  const missing = [
    ...(otherEngines.includes('firefox') ? [] : ['Firefox']),
    ...(otherEngines.includes('webkit') ? [] : ['WebKit']),
  ]
  return [
    ...(missing.length > 0
      ? [
          `Tests in ${missing.join(' and ')} were left out: docs/engines.md says how to install what they need.`,
        ]
      : []),
    ...(findPostgres() ? [] : ['Rules on PostgreSQL were left out: this machine has none.']),
    ...(hasNginx() ? [] : ['Tests of the site behind nginx were left out: this machine has none.']),
    ...(changed ? [`Only what the files changed since ${changed} touch was tested.`] : []),
  ]
}

/** The tier and the commit of the command line; ends the process with one line where they make no sense. */
function readArguments() {
  const { values, positionals } = parse()
  if (values.quick && values.build) fail('Choose one of --quick and --build.')
  if (positionals.length > (values.changed ? 1 : 0))
    fail(`What is ${positionals.at(-1)}? A commit follows --changed.`)
  const [commit = 'HEAD'] = positionals
  if (
    values.changed &&
    spawnSync('git', ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`]).status !== 0
  ) {
    fail(`${commit} is no commit of this repository.`)
  }
  return {
    tier: values.quick ? 'quick' : values.build ? 'build' : 'whole',
    changed: values.changed ? commit : undefined,
  }
}

function parse() {
  const flag = /** @type {const} */ ({ type: 'boolean' })
  try {
    return parseArgs({ options: { quick: flag, build: flag, changed: flag }, allowPositionals: true })
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}
