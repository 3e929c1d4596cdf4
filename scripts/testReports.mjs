// What the reports of the two test runners say, in the same words.

/**
 * @typedef {{ passed: number; failed: number; skipped: number; flaky: string[] }} TestCounts
 *
 * @typedef {{ numPassedTests: number; numFailedTests: number; numPendingTests: number }} VitestReport
 *
 * @typedef {object} PlaywrightReport
 * @property {{ expected: number; unexpected: number; skipped: number }} stats
 * @property {Suite[]} suites
 *
 * @typedef {object} Suite
 * @property {string} title
 * @property {{ title: string; tests: { status: string }[] }[]} [specs]
 * @property {Suite[]} [suites]
 */

/**
 * The counts of Vitest's JSON report; all zero without one.
 * @param {VitestReport | undefined} report
 * @returns {TestCounts}
 */
export const readVitest = (report) => ({
  passed: report?.numPassedTests ?? 0,
  failed: report?.numFailedTests ?? 0,
  skipped: report?.numPendingTests ?? 0,
  flaky: [],
})

/**
 * The counts of Playwright's JSON report; all zero without one. A test that passed only at the second attempt is flaky.
 * @param {PlaywrightReport | undefined} report
 * @returns {TestCounts}
 */
export const readPlaywright = (report) => ({
  passed: report?.stats.expected ?? 0,
  failed: report?.stats.unexpected ?? 0,
  skipped: report?.stats.skipped ?? 0,
  flaky: (report?.suites ?? []).flatMap((suite) => flakyIn(suite, [])),
})

/**
 * @param {Suite} suite
 * @param {string[]} above the titles of the suites around it
 * @returns {string[]}
 */
function flakyIn({ title, suites = [], specs = [] }, above) {
  const path = [...above, title]
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => [...path, spec.title].join(' › ')),
    ...suites.flatMap((suite) => flakyIn(suite, path)),
  ]
}
