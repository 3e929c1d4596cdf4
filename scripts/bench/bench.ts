import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, release, tmpdir, totalmem, type } from 'node:os'
import path from 'node:path'
import { chromium, type LaunchOptions } from '@playwright/test'
import { buildSite } from '../commits/buildSite'
import { checkOut, findCommit, nameWorkingTree } from '../commits/checkOut'
import { root } from '../machine.mjs'
import { firstLoad } from './firstLoad'
import { keepEntry } from './keepEntry'
import { lighthouseScores } from './lighthouse'
import type { Bench, Found, Measurement } from './measurement'
import { navigation } from './navigation'
import { readOptions } from './readOptions'
import { findReference } from './reference'
import { serveSide, writeBareSite } from './sides'
import { standing } from './standing'
import { tableOf } from './tables'
import { ticks } from './ticks'

/** The measurements by the names that `--only` takes, in their order. */
const measurements: Record<string, Measurement> = {
  'first-load': firstLoad,
  navigation,
  standing,
  ticks,
  lighthouse: lighthouseScores,
}

const logFile = path.join(root, 'docs', 'performance-log.md')

/** Measures the working tree beside an earlier commit and a bare page, prints the tables, and writes what is confirmed. */
export async function bench(words: string[], launch: LaunchOptions): Promise<void> {
  const options = readOptions(words, Object.keys(measurements))
  const reference = options.against ?? findReference(root)
  const commit = findCommit(root, reference)
  const before = commit.startsWith(reference) ? commit.slice(0, 7) : reference
  const begun = new Date()
  const temporary = mkdtempSync(path.join(tmpdir(), 'king-exchange-bench-'))
  const ends: (() => unknown)[] = [() => rmSync(temporary, { recursive: true, force: true })]
  const interrupt = () => {
    for (const end of ends.reverse()) end()
    process.exit(130)
  }
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  try {
    console.log(`Building ${before} and the working tree …`)
    const folders = Object.fromEntries(
      ['bare', 'before', 'now'].map((name) => [name, path.join(temporary, name)]),
    ) as Record<'bare' | 'before' | 'now', string>
    const other = await checkOut(root, commit, path.join(temporary, 'commit'))
    ends.push(other.remove)
    await buildSite(other.folder, folders.before)
    await buildSite(root, folders.now)
    writeBareSite(folders.bare, folders.now)
    const sides = []
    for (const name of ['bare', 'before', 'now'] as const) {
      const side = await serveSide(name, folders[name])
      ends.push(side.close)
      sides.push(side)
    }
    const served = sides.find(({ name }) => name === 'now')?.pages ?? []
    const unserved = options.pages?.find((page) => !served.includes(page))
    if (unserved) throw new Error(`There is no page "${unserved}". There are: ${served.join(', ')}`)
    const browser = await chromium.launch(launch)
    ends.push(() => browser.close())
    const given: Bench = {
      browser,
      browserPlace: { file: launch.executablePath ?? chromium.executablePath(), flags: launch.args ?? [] },
      sides,
      runs: options.runs,
      pages: options.pages,
    }

    const passes: Record<string, Found[]>[] = []
    const failures = new Set<string>()
    for (let pass = 1; pass <= (options.isKept ? 2 : 1); pass += 1) {
      console.log(`\nPass ${pass}, load ${loadavg()[0]?.toFixed(1)}`)
      const found: Record<string, Found[]> = {}
      for (const [name, { title, figures, measure }] of Object.entries(measurements)) {
        if (options.only && !options.only.includes(name)) continue
        // One that fails must not lose what the others have taken half an hour for.
        try {
          found[name] = await measure(given)
          console.log(`\n${title}\n\n${tableOf(figures, [found[name]], { before, isKept: false })}`)
        } catch (error) {
          failures.add(`${title}: ${error instanceof Error ? error.message : error}`)
        }
      }
      passes.push(found)
    }
    if (failures.size > 0)
      throw new Error(`Not measured, and so nothing written: ${[...failures].join('; ')}`)
    if (!options.isKept) return
    const tables = Object.entries(measurements).map(
      ([name, { title, figures }]) =>
        `#### ${title}\n\n${tableOf(
          figures,
          passes.map((pass) => pass[name] ?? []),
          { before, isKept: true },
        )}`,
    )
    const heading = `${begun.toISOString().slice(0, 10)}: ${nameWorkingTree(root)}, beside ${before}`
    const entry = [conditions(browser.version(), options.runs), ...tables]
    writeFileSync(logFile, keepEntry(readFileSync(logFile, 'utf8'), heading, entry))
    console.log(`\nWritten: ${path.relative(root, logFile)}`)
  } finally {
    for (const end of ends.reverse()) await end()
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  }
}

function conditions(browserVersion: string, runs: number): string {
  const processors = cpus()
  const machine = `${processors.length} × ${processors[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB`
  const software = `${type()} ${release().split('-')[0]}, Node ${process.versions.node}, Chromium ${browserVersion}`
  return `${machine}; ${software}. Medians of two passes of ${runs} with their quartiles.`
}
