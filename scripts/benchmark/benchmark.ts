import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, release, totalmem, type } from 'node:os'
import path from 'node:path'
import type { LaunchOptions } from '@playwright/test'
import { root } from '../machine.mjs'
import { grouped, markdownTable, mebibytes, medianAnd95 } from './figures'
import { measureMachine } from './measureMachine'
import { measurePages } from './measurePages'

const percentile = '95 %'
const heap = ['Heap at first', 'After an hour']

const pageHead = [
  'Page',
  'Script per tick, median',
  percentile,
  'Style and layout, median',
  percentile,
  'Processor time',
  'Components per tick',
  ...heap,
  'DOM nodes',
]

const machineHead = [
  'Assets',
  'Step, median',
  percentile,
  'With every cell subscribed, median',
  percentile,
  ...heap,
]

type BenchmarkOptions = {
  /** How to start the browser that the pages are measured in. */
  launchOptions: LaunchOptions
  /** Whether the figures are written to docs/benchmark.md too. */
  isWritten: boolean
}

/** Measures the machine and the pages, and prints the figures. */
export async function benchmark({ launchOptions, isWritten }: BenchmarkOptions): Promise<void> {
  const [loadAtFirst = 0] = loadavg()
  const machineRows = [8, 500, 10_000].map(machineRow)
  const { browserVersion, rows } = await measurePages(launchOptions)
  const report = [
    conditions(browserVersion, loadAtFirst),
    '### On the page',
    markdownTable(pageHead, rows),
    '### The machine alone',
    markdownTable(machineHead, machineRows),
  ].join('\n\n')
  console.log(`\n${report}\n`)
  if (isWritten) writeReport(report)
}

function machineRow(count: number): string[] {
  console.log(`Ticking ${grouped(count)} assets …`)
  const { step, subscribed, heap } = measureMachine(count)
  return [
    grouped(count),
    ...medianAnd95(step),
    ...medianAnd95(subscribed),
    mebibytes(heap.before),
    mebibytes(heap.after),
  ]
}

function conditions(browserVersion: string, loadAtFirst: number): string {
  const processors = cpus()
  return [
    new Date().toISOString().slice(0, 10),
    `${processors.length} × ${processors[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, load ${loadAtFirst.toFixed(1)} before the first tick`,
    `${type()} ${release().split('-')[0]}`,
    `Node ${process.versions.node}`,
    `Chromium ${browserVersion}, headless, 1440 × 900 pixels.`,
  ].join('; ')
}

function writeReport(figures: string): void {
  const file = path.join(root, 'docs', 'benchmark.md')
  const begin = '<!-- figures: npm run benchmark -- --write -->'
  const end = '<!-- end of figures -->'
  const [before, , after] = readFileSync(file, 'utf8').split(new RegExp(`${begin}|${end}`))
  if (after === undefined) throw new Error(`${file} has no place for the figures.`)
  writeFileSync(file, `${before}${begin}\n\n${figures}\n\n${end}${after}`)
}
