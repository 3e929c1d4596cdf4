import type { Reporter, TestModule } from 'vitest/node'

/** Prints the skipped cases, by name and reason, so that none of them is taken for one that has passed. */
export default class SkippedCases implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const skipped = modules.flatMap((module) => [...module.children.allTests('skipped')])
    if (skipped.length === 0) return
    const byReason: Record<string, string[]> = {}
    for (const test of skipped) {
      const result = test.result()
      const reason = (result.state === 'skipped' && result.note) || 'not chosen'
      byReason[reason] ??= []
      byReason[reason].push(`  ${test.fullName}`)
    }
    const lines = Object.entries(byReason).flatMap(([reason, names]) => [reason, ...names])
    process.stdout.write(`\nSkipped: ${skipped.length}\n${lines.join('\n')}\n`)
  }
}
