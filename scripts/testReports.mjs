// What the reports of the two test runners say, in the same words.
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './machine.mjs'

/**
 * @typedef {object} Failure a test that failed
 * @property {string} file below the project's root, with the line where the runner knows it
 * @property {string} title with those of the suites around it
 * @property {string} message the first line of what went wrong
 * @property {string} again the command that runs this test alone
 * @property {string[]} files what the browser has left: a picture, a trace
 *
 * @typedef {object} TestResults
 * @property {number} passed
 * @property {number} skipped
 * @property {Failure[]} failures
 * @property {string[]} flaky the titles of the tests that passed only at the second attempt
 * @property {Map<string, number>} durations of each file of tests, in ms
 *
 * @typedef {object} VitestReport
 * @property {VitestFile[]} testResults
 *
 * @typedef {object} VitestFile
 * @property {string} name
 * @property {string} status
 * @property {string} message
 * @property {number} startTime
 * @property {number} endTime
 * @property {{ title: string; fullName: string; status: string; failureMessages?: string[] | null }[]} assertionResults
 *
 * @typedef {object} PlaywrightReport
 * @property {Suite[]} suites
 * @property {{ message?: string }[]} [errors] what went wrong outside of a test
 *
 * @typedef {object} Suite
 * @property {string} title
 * @property {Spec[]} [specs]
 * @property {Suite[]} [suites]
 *
 * @typedef {object} Spec
 * @property {string} title
 * @property {string} file
 * @property {number} line
 * @property {{ status: string; projectName: string; results: Result[] }[]} tests
 *
 * @typedef {object} Result
 * @property {number} duration
 * @property {{ message?: string }} [error]
 * @property {{ name: string; path?: string }[]} [attachments]
 */

/** @returns {TestResults} */
const nothing = () => ({ passed: 0, skipped: 0, failures: [], flaky: [], durations: new Map() })

/** @param {string} file */
const belowRoot = (file) => path.relative(root, file).replaceAll(path.sep, '/')

/**
 * A title as a parameter of a shell's command that is read as a regular expression.
 * @param {string} title
 */
const quoted = (title) => `'${title.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll("'", '.')}'`

/** @param {string | undefined} text */
const firstLine = (text) =>
  stripVTControlCharacters(text ?? '')
    .trim()
    .split('\n')[0] ?? ''

/**
 * Reads Vitest's JSON report; nothing without one.
 * @param {VitestReport | undefined} report
 * @param {string} option which tests they are, for the command of a single one: `--project=unit`
 * @returns {TestResults}
 */
export function readVitest(report, option) {
  const results = nothing()
  for (const { name, status, message, startTime, endTime, assertionResults } of report?.testResults ?? []) {
    const file = belowRoot(name)
    const again = `npx vitest run ${option} ${file}`
    results.durations.set(file, endTime - startTime)
    for (const { title, fullName, status: result, failureMessages } of assertionResults) {
      if (result === 'passed') results.passed += 1
      else if (result !== 'failed') results.skipped += 1
      else {
        results.failures.push({
          file,
          title: fullName.trim(),
          message: firstLine(failureMessages?.[0]),
          again: `${again} -t ${quoted(title)}`,
          files: [],
        })
      }
    }
    // A file that could not be run has no results.
    if (status === 'failed' && assertionResults.every(({ status: result }) => result !== 'failed')) {
      results.failures.push({ file, title: 'the file itself', message: firstLine(message), again, files: [] })
    }
  }
  return results
}

/**
 * Reads Playwright's JSON report; nothing without one.
 * @param {PlaywrightReport | undefined} report
 * @returns {TestResults}
 */
export function readPlaywright(report) {
  const results = nothing()
  /**
   * @param {Suite} suite
   * @param {string[]} above the titles of the suites around it
   */
  const read = ({ title, suites = [], specs = [] }, above) => {
    const titles = [...above, title]
    for (const spec of specs) readSpec(spec, titles)
    for (const suite of suites) read(suite, titles)
  }
  /**
   * @param {Spec} spec
   * @param {string[]} above
   */
  const readSpec = ({ title, file, line, tests }, above) => {
    for (const { status, projectName, results: tries } of tests) {
      const time = tries.reduce((sum, { duration }) => sum + duration, 0)
      results.durations.set(file, (results.durations.get(file) ?? 0) + time)
      const fullTitle = [...above.slice(1), title].join(' › ')
      if (status === 'expected') results.passed += 1
      else if (status === 'skipped') results.skipped += 1
      else if (status === 'flaky') results.flaky.push(`${file}:${line} ${fullTitle}`)
      else {
        results.failures.push({
          file: `${file}:${line}`,
          title: fullTitle,
          message: firstLine(tries.at(-1)?.error?.message),
          again: `npx playwright test --project=${projectName} ${file}:${line} -g ${quoted(title)}`,
          files: tries
            .flatMap(({ attachments = [] }) => attachments)
            .flatMap(({ path: left }) => (left ? [belowRoot(left)] : [])),
        })
      }
    }
  }
  for (const suite of report?.suites ?? []) read(suite, [])
  for (const { message } of report?.errors ?? []) {
    results.failures.push({
      file: 'playwright.config.ts',
      title: 'outside of the tests',
      message: firstLine(message),
      again: 'npx playwright test',
      files: [],
    })
  }
  return results
}
