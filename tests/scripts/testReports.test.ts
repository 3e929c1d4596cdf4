import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPlaywright, readVitest } from '../../scripts/testReports.mjs'

const nothing = { passed: 0, skipped: 0, failures: [], flaky: [], durations: new Map() }

const spec = (title: string, status: string, ...results: object[]) => ({
  title,
  file: 'tests/e2e/home.spec.ts',
  line: 7,
  tests: [
    { status, projectName: 'browser', results: results.map((result) => ({ duration: 400, ...result })) },
  ],
})

describe('readPlaywright', () => {
  it('counts a test that needed a second try as flaky, names it, and does not count it as passed', () => {
    const report = {
      suites: [
        {
          title: 'tests/e2e/home.spec.ts',
          specs: [spec('stands', 'expected', {}), spec('rests', 'skipped')],
          suites: [{ title: 'without JavaScript', specs: [spec('reads', 'flaky', {}, {})] }],
        },
      ],
    }
    expect(readPlaywright(report)).toEqual({
      passed: 1,
      skipped: 1,
      failures: [],
      flaky: ['tests/e2e/home.spec.ts:7 without JavaScript › reads'],
      durations: new Map([['tests/e2e/home.spec.ts', 1200]]),
    })
  })

  it('says of a failed test what went wrong, what it left and the command that runs it', () => {
    const error = { message: '\u001b[31mError: expected 1\u001b[39m\n\nreceived 2' }
    const attachments = [
      { name: 'screenshot', path: path.resolve('test-results/browser/one/test-failed-1.png') },
      { name: 'note' },
    ]
    const report = {
      suites: [
        { title: 'home.spec.ts', specs: [spec("adds (1+1) 'up'", 'unexpected', { error, attachments })] },
      ],
    }
    expect(readPlaywright(report).failures).toEqual([
      {
        file: 'tests/e2e/home.spec.ts:7',
        title: "adds (1+1) 'up'",
        message: 'Error: expected 1',
        files: ['test-results/browser/one/test-failed-1.png'],
        again: "npx playwright test --project=browser tests/e2e/home.spec.ts:7 -g 'adds \\(1\\+1\\) .up.'",
      },
    ])
  })

  it('counts an error outside of the tests, such as a server that does not start, as a failure', () => {
    const report = {
      suites: [],
      errors: [{ message: 'Error: Timed out waiting 90000ms from config.webServer.' }],
    }
    expect(readPlaywright(report).failures).toMatchObject([
      { title: 'outside of the tests', message: 'Error: Timed out waiting 90000ms from config.webServer.' },
    ])
  })

  it('has nothing where no report was written', () => {
    expect(readPlaywright(undefined)).toEqual(nothing)
  })
})

const file = (name: string, status: string, assertionResults: object[], message = '') => ({
  name: path.resolve(name),
  status,
  message,
  startTime: 100,
  endTime: 350,
  assertionResults: assertionResults.map((result) => ({
    title: 'adds',
    fullName: 'money adds',
    status: 'passed',
    ...result,
  })),
})

describe('readVitest', () => {
  it('counts what passed and was skipped, and says how to run a failed test alone', () => {
    const failed = {
      status: 'failed',
      failureMessages: ['AssertionError: expected 2 to be 3\n    at line 4'],
    }
    const report = {
      testResults: [file('tests/a.test.ts', 'failed', [{}, {}, { status: 'pending' }, failed])],
    }
    expect(readVitest(report, '--project=unit')).toEqual({
      passed: 2,
      skipped: 1,
      flaky: [],
      durations: new Map([['tests/a.test.ts', 250]]),
      failures: [
        {
          file: 'tests/a.test.ts',
          title: 'money adds',
          message: 'AssertionError: expected 2 to be 3',
          again: "npx vitest run --project=unit tests/a.test.ts -t 'adds'",
          files: [],
        },
      ],
    })
  })

  it('counts a file that could not be run as a failure', () => {
    const report = { testResults: [file('tests/a.test.ts', 'failed', [], 'SyntaxError: Unexpected token')] }
    expect(readVitest(report, '--project=unit').failures).toMatchObject([
      { title: 'the file itself', message: 'SyntaxError: Unexpected token' },
    ])
  })

  it('has nothing where no report was written', () => {
    expect(readVitest(undefined, '--project=unit')).toEqual(nothing)
  })
})
