import { describe, expect, it } from 'vitest'
import { summaryOf } from '../../scripts/testSummary.mjs'

const run = { milliseconds: 61_000, remarks: [] }
const passedStep = { name: 'Types', command: 'npx tsc', isPassed: true, milliseconds: 9_000 }

const tests = {
  passed: 3,
  skipped: 0,
  failures: [],
  flaky: [],
  durations: new Map([
    ['tests/quick.test.ts', 100],
    ['tests/slow.test.ts', 2_000],
  ]),
}

const failure = (title: string) => ({
  file: 'tests/e2e/home.spec.ts:7',
  title,
  message: 'Error: expected 1',
  files: ['test-results/browser/one/test-failed-1.png'],
  again: `npx playwright test -g '${title}'`,
})

describe('the summary of a check', () => {
  it('of a green run is the slowest files, a line for each step, and the counts', () => {
    const steps = [
      passedStep,
      { name: 'Unit tests', command: 'npx vitest', isPassed: true, milliseconds: 30_000, tests },
    ]
    expect(summaryOf(steps, run)).toEqual({
      failed: 0,
      text: [
        'Slowest files:',
        '    2.0 s  tests/slow.test.ts',
        '    0.1 s  tests/quick.test.ts',
        '',
        'ok     Types                       9.0 s',
        'ok     Unit tests                 30.0 s   3 passed, 0 failed',
        '',
        'in 61.0 s',
        '3 passed, 0 failed',
      ].join('\n'),
    })
  })

  it('says what failed, where its picture lies, and how to run it again', () => {
    const failed = { ...tests, failures: [failure('stands')] }
    const steps = [
      {
        name: 'Browser tests',
        command: 'npx playwright test',
        isPassed: false,
        milliseconds: 5_000,
        tests: failed,
      },
    ]
    const { text, failed: count } = summaryOf(steps, run)
    expect(count).toBe(1)
    expect(text).toContain(
      [
        '✘ stands',
        '    tests/e2e/home.spec.ts:7: Error: expected 1',
        '    test-results/browser/one/test-failed-1.png',
        "    npx playwright test -g 'stands'",
      ].join('\n'),
    )
    expect(text).not.toContain('Slowest')
    expect(text).toMatch(/\n3 passed, 1 failed$/)
  })

  it('repeats the end of what a failed step without tests has printed', () => {
    const output = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')
    const { text, failed } = summaryOf([{ ...passedStep, isPassed: false, output }], run)
    expect(failed).toBe(1)
    expect(text).toContain('✘ Types\n    line 28\n')
    expect(text).toContain('    line 39\n    npx tsc')
  })

  it('counts a step that was not run, and one that names no failed test, as one failed each', () => {
    const steps = [
      { ...passedStep, isPassed: false, tests: { ...tests, passed: 0 } },
      { name: 'Browser tests', command: 'npx playwright test', isPassed: false, missing: ['Build'] },
    ]
    const { text, failed } = summaryOf(steps, run)
    expect(failed).toBe(2)
    expect(text).toContain('FAILED Browser tests                       not run: Build failed')
    expect(text).toMatch(/\n0 passed, 2 failed$/)
  })

  it('lists a flaky test, which counts neither as passed nor as failed', () => {
    const flaky = { ...tests, flaky: ['tests/e2e/home.spec.ts:7 stands'] }
    const { text, failed } = summaryOf([{ ...passedStep, tests: flaky }], run)
    expect(failed).toBe(0)
    expect(text).toContain('Flaky, passed at the second attempt: 1\n  tests/e2e/home.spec.ts:7 stands')
    expect(text).toMatch(/\n3 passed, 0 failed$/)
  })

  it('fits on a screen, however much has failed', () => {
    const failures = Array.from({ length: 300 }, (_, index) => failure(`test ${index}`))
    const { text, failed } = summaryOf(
      [{ ...passedStep, isPassed: false, tests: { ...tests, failures } }],
      run,
    )
    expect(failed).toBe(300)
    expect(text).toContain('and 292 more: test-results/reports')
    expect(text.split('\n').length).toBeLessThan(50)
  })
})
