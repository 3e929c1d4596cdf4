// The end of a check's output: what failed, where to look, and how to run it again, on one screen.

/**
 * @typedef {import('./testReports.mjs').TestResults} TestResults
 * @typedef {import('./testReports.mjs').Failure} Failure
 *
 * @typedef {object} StepResult
 * @property {string} name
 * @property {string} command what runs the step alone
 * @property {boolean} isPassed
 * @property {number} [milliseconds] undefined for a step that was not run
 * @property {string[]} [missing] the failed steps, for which it was not run
 * @property {string} [output] what a failed step without tests has printed
 * @property {TestResults} [tests]
 */

/** How many failed tests are described. */
const described = 8
/** How many lines of a failed step's output are repeated. */
const repeated = 12
const slowest = 10

/** @param {number} milliseconds */
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`

/**
 * A test that passed only at the second attempt is flaky, and neither passed nor failed. A step that fails without naming a
 * failed test counts as one failed, so that no red run ends with `0 failed`.
 * @param {StepResult} step
 */
const failedIn = ({ isPassed, tests }) => tests?.failures.length || (isPassed ? 0 : 1)

/** @param {StepResult} step */
function lineOf(step) {
  const { name, isPassed, milliseconds, missing, tests } = step
  const mark = isPassed ? 'ok' : 'FAILED'
  const duration = milliseconds === undefined ? '' : seconds(milliseconds)
  const remark = missing
    ? `not run: ${missing.join(', ')} failed`
    : tests
      ? [
          `${tests.passed} passed, ${failedIn(step)} failed`,
          ...(tests.skipped ? [`${tests.skipped} skipped`] : []),
          ...(tests.flaky.length ? [`${tests.flaky.length} flaky`] : []),
        ].join(', ')
      : ''
  return `${mark.padEnd(7)}${name.padEnd(24)}${duration.padStart(9)}   ${remark}`.trimEnd()
}

/** @param {Failure} failure */
const describeFailure = ({ file, title, message, files, again }) => [
  `✘ ${title}`,
  `    ${file}: ${message}`,
  ...files.map((left) => `    ${left}`),
  `    ${again}`,
]

/**
 * A failed step that names no failed test: the end of what it has printed.
 * @param {StepResult} step
 */
const describeStep = ({ name, command, output = '' }) => [
  `✘ ${name}`,
  ...(output.trim() ? output.trimEnd().split('\n').slice(-repeated) : []).map((line) => `    ${line}`),
  `    ${command}`,
]

/**
 * The summary, which ends with the line `N passed, N failed`.
 * @param {StepResult[]} steps
 * @param {{ milliseconds: number; remarks: string[] }} run remarks are lines about what was left out
 * @returns {{ text: string; failed: number }}
 */
export function summaryOf(steps, { milliseconds, remarks }) {
  const failures = steps.flatMap(({ tests }) => tests?.failures ?? [])
  const silent = steps.filter(
    ({ isPassed, missing, tests }) => !isPassed && !missing && !tests?.failures.length,
  )
  const flaky = steps.flatMap(({ tests }) => tests?.flaky ?? [])
  const files = steps
    .flatMap(({ tests }) => [...(tests?.durations ?? [])])
    .sort(([, one], [, other]) => other - one)
    .slice(0, slowest)
  const passed = steps.reduce((sum, { tests }) => sum + (tests?.passed ?? 0), 0)
  const failed = steps.reduce((sum, step) => sum + failedIn(step), 0)
  const more = failures.length - described
  const parts = [
    failed === 0 && files.length > 0
      ? ['Slowest files:', ...files.map(([file, time]) => `${seconds(time).padStart(9)}  ${file}`)]
      : [],
    steps.map(lineOf),
    flaky.length > 0
      ? [`Flaky, passed at the second attempt: ${flaky.length}`, ...flaky.map((title) => `  ${title}`)]
      : [],
    silent.flatMap(describeStep),
    failures.slice(0, described).flatMap(describeFailure),
    more > 0 ? [`and ${more} more: test-results/reports`] : [],
    remarks,
    [`in ${seconds(milliseconds)}`, `${passed} passed, ${failed} failed`],
  ]
  return {
    text: parts
      .filter((lines) => lines.length > 0)
      .map((lines) => lines.join('\n'))
      .join('\n\n'),
    failed,
  }
}
