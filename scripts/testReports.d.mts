export type TestCounts = { passed: number; failed: number; skipped: number; flaky: string[] }

export function readVitest(report: object | undefined): TestCounts

export function readPlaywright(report: object | undefined): TestCounts
