import { describe, expect, it } from 'vitest'
import { readPlaywright, readVitest } from '../../scripts/testReports.mjs'

const test = (title: string, ...statuses: string[]) => ({
  title,
  tests: statuses.map((status) => ({ status })),
})

describe('readPlaywright', () => {
  it('counts a test that needed a second try as flaky, names it, and does not count it as passed', () => {
    const report = {
      stats: { expected: 2, unexpected: 1, skipped: 3, flaky: 2 },
      suites: [
        {
          title: 'home.spec.ts',
          specs: [test('stands', 'expected'), test('moves', 'flaky')],
          suites: [
            {
              title: 'without JavaScript',
              specs: [test('reads', 'expected', 'flaky'), test('breaks', 'unexpected')],
            },
          ],
        },
      ],
    }
    expect(readPlaywright(report)).toEqual({
      passed: 2,
      failed: 1,
      skipped: 3,
      flaky: ['home.spec.ts › moves', 'home.spec.ts › without JavaScript › reads'],
    })
  })

  it('counts zero where no report was written', () => {
    expect(readPlaywright(undefined)).toEqual({ passed: 0, failed: 0, skipped: 0, flaky: [] })
  })
})

describe('readVitest', () => {
  it('counts what passed, failed and was skipped', () => {
    const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2 }
    expect(readVitest(report)).toEqual({ passed: 5, failed: 1, skipped: 2, flaky: [] })
    expect(readVitest(undefined)).toEqual({ passed: 0, failed: 0, skipped: 0, flaky: [] })
  })
})
