import { writeFileSync } from 'node:fs'
import type { Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { type Finding, kinds, readRun } from './run.ts'

/** Says how far a run is, and writes down its findings. */
export default class FindingsReporter implements Reporter {
  private readonly run = readRun()
  private readonly findings: Finding[] = []
  private all = 0
  private done = 0

  onBegin(_: unknown, suite: Suite) {
    this.all = suite.allTests().length
  }

  onTestEnd(test: TestCase, { annotations, errors }: TestResult) {
    const width = Number(test.parent.project()?.name)
    const found = kinds.flatMap((kind) =>
      annotations
        .filter(({ type }) => type === kind)
        .map(({ description: id = '' }) => ({ kind, id, width })),
    )
    if (errors.length > 0 && found.length === 0) {
      found.push({ kind: 'failed', id: test.title, width })
      console.error(errors[0]?.message)
    }
    for (const { kind, id } of found) console.log(`${kind}: ${id} at ${width} px`)
    this.findings.push(...found)
    this.done += 1
    const tenths = (done: number) => Math.floor((done * 10) / this.all)
    if (tenths(this.done) > tenths(this.done - 1)) {
      console.log(
        `${tenths(this.done) * 10} % of the pictures ${this.run.side === 'before' ? 'taken' : 'compared'}`,
      )
    }
  }

  onError({ message }: TestError) {
    console.error(message)
  }

  onEnd() {
    writeFileSync(this.run.found, JSON.stringify(this.findings))
  }

  printsToStdio() {
    return true
  }
}
