// What the reports of the two test runners say, in the same words.

/** Of Vitest's JSON report; of none, nothing. */
export const readVitest = (report) => ({
  passed: report?.numPassedTests ?? 0,
  failed: report?.numFailedTests ?? 0,
  skipped: report?.numPendingTests ?? 0,
  flaky: [],
})

/** Of Playwright's JSON report; of none, nothing. A test that passed at its second try is flaky and nothing else. */
export const readPlaywright = (report) => ({
  passed: report?.stats.expected ?? 0,
  failed: report?.stats.unexpected ?? 0,
  skipped: report?.stats.skipped ?? 0,
  flaky: (report?.suites ?? []).flatMap((suite) => flakyIn(suite, [])),
})

function flakyIn({ title, suites = [], specs = [] }, above) {
  const path = [...above, title]
  return [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => [...path, spec.title].join(' › ')),
    ...suites.flatMap((suite) => flakyIn(suite, path)),
  ]
}
