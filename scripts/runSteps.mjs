// Runs the steps of a check and says at the end what failed.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command as one would type it
 * @property {string[]} [needs] the earlier steps whose results it uses; it is not run where one of them has failed
 * @property {Record<string, string>} [environment]
 * @property {'at once' | 'afterwards'} [isShown] its output is shown though it passed
 *
 * @typedef {{ name: string; command: string; isPassed: boolean; seconds: number; output: string }} Result
 */

/**
 * Runs stages one after the other; the lists of steps in a stage run side by side. A step that fails stops no other.
 * The report at the end names the steps that passed and failed, with the failed tests or the last output. Its last line is
 * `N passed, N failed`, where a failed step without a failed test counts as one.
 * @param {Step[][][]} stages
 * @param {string} folder for the output of steps and the JSON reports of tests, which have the name of their step
 * @param {string[]} remarks lines before the last one
 * @returns {Promise<boolean>} true if all passed
 */
export async function runSteps(stages, folder, remarks) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  /** @type {Result[]} */
  const results = []
  for (const lists of stages) {
    await Promise.all(
      lists.map(async (steps) => {
        for (const step of steps) results.push(await runStep(step, folder, results))
      }),
    )
  }
  const counts = { passed: 0, failed: 0 }
  console.log('')
  for (const { name, command, isPassed, seconds, output } of results) {
    const { passed, failed } = countTests(path.join(folder, `${name}.json`))
    counts.passed += passed
    counts.failed += failed || (isPassed ? 0 : 1)
    console.log(`${isPassed ? 'ok    ' : 'FAILED'}  ${name.padEnd(24)} ${seconds.toFixed(1).padStart(7)} s`)
    if (!isPassed) for (const line of [command, ...whatFailed(output)]) console.log(`          ${line}`)
  }
  if (counts.failed > 0) {
    const folderName = path.relative('', folder)
    remarks.unshift(
      `All that a step has printed is in ${folderName}. A test alone: npx vitest run <file> -t '<title>', npx playwright test --project=<project> <file>:<line>`,
    )
  }
  console.log(['', ...remarks, `${counts.passed} passed, ${counts.failed} failed`].join('\n'))
  return counts.failed === 0
}

/**
 * @param {Step} step
 * @param {string} folder
 * @param {Result[]} earlier
 * @returns {Promise<Result>}
 */
async function runStep({ name, command, needs = [], environment, isShown }, folder, earlier) {
  const missing = needs.filter((need) => earlier.some((result) => result.name === need && !result.isPassed))
  if (missing.length > 0) {
    return { name, command, isPassed: false, seconds: 0, output: `Not run: ${missing.join(', ')} failed.` }
  }
  console.log(`── ${name} …`)
  const startedAt = performance.now()
  const file = path.join(folder, `${name}.log`)
  const stream = isShown === 'at once' ? 'inherit' : openSync(file, 'w')
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', stream, stream],
    env: { ...process.env, ...environment },
  })
  const [code] = await once(child, 'close')
  const output = existsSync(file) ? stripVTControlCharacters(readFileSync(file, 'utf8')).trim() : ''
  const isPassed = code === 0
  console.log(`── ${name}: ${isPassed ? 'ok' : 'FAILED'}`)
  if (output && (isShown || !isPassed)) console.log(output)
  return { name, command, isPassed, seconds: (performance.now() - startedAt) / 1000, output }
}

/**
 * The failed tests by the lines of Vitest, each with the first line of its message, which may name a recipe; without one the
 * last lines.
 * @param {string} output
 */
function whatFailed(output) {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  /** @type {Map<string, string>} */
  const failures = new Map()
  for (const [index, line] of lines.entries()) {
    const title = line.trim()
    if (!title.startsWith('FAIL ') || failures.has(title)) continue
    // The same failure of several tests has one message, below all of their titles.
    const message = lines.slice(index).find((next) => !/^ *FAIL /.test(next)) ?? ''
    failures.set(title, `  ${message.trim().slice(0, 200)}`)
  }
  return failures.size > 0 ? [...failures].slice(0, 12).flat() : lines.slice(-12)
}

/** Reads a JSON report of Vitest or of Playwright; nothing without one. @param {string} file */
function countTests(file) {
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  const { stats, ...vitest } = JSON.parse(readFileSync(file, 'utf8'))
  return {
    passed: stats ? stats.expected : vitest.numPassedTests,
    failed: stats ? stats.unexpected : vitest.numFailedTests,
  }
}
