import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, release, totalmem, type } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { root } from '../machine.mjs'
import { aliveMeasurement } from './alive'
import { buildMeasurement } from './buildTime'
import { markdownTable } from './figures'
import { lighthouseMeasurement } from './lighthouse'
import type { BrowserPlace, Measurement, Row } from './measurement'
import { navigationMeasurement } from './navigation'
import { nginxMeasurement } from './nginx'
import { signInMeasurement } from './signIn'
import { serveSite } from './site'
import { standingMeasurement } from './standing'
import { ticksMeasurement } from './ticks'
import { weightMeasurement } from './weight'

/** The measurements by the names that `--only` takes, in their order. */
const measurements: Record<string, Measurement> = {
  lighthouse: lighthouseMeasurement,
  nginx: nginxMeasurement,
  weight: weightMeasurement,
  alive: aliveMeasurement,
  navigation: navigationMeasurement,
  'sign-in': signInMeasurement,
  ticks: ticksMeasurement,
  standing: standingMeasurement,
  build: buildMeasurement,
}

/** With more programs than this waiting for a processor, times say more about them than about the site. */
const busyFrom = 0.4 * cpus().length

/** What `npm run bench` is asked for. */
export type BenchOptions = {
  browserPlace: BrowserPlace
  /** The names of the wanted measurements; all of them without it. */
  only?: string[]
  /** The addresses of the wanted pages; all of them without it. */
  pages?: string[]
  runs: number
}

/** Measures, prints the tables, and keeps them where the machine was quiet and everything was measured. */
export async function bench({ browserPlace, only, pages, runs }: BenchOptions): Promise<void> {
  const unknown = only?.find((name) => !(name in measurements))
  if (unknown) throw new Error(`There is no "${unknown}". There are: ${Object.keys(measurements).join(', ')}`)
  const [load = 0] = loadavg()
  if (load > busyFrom) console.log(`The machine is busy (load ${load.toFixed(1)}): nothing will be written.`)
  const site = await serveSite()
  const { file, flags } = browserPlace
  const browser = await chromium.launch({ executablePath: file, args: flags })
  const tables: Record<string, Row[]> = {}
  const failures: string[] = []
  try {
    const unserved = pages?.find((page) => !site.pages.includes(page))
    if (unserved) throw new Error(`There is no page "${unserved}". There are: ${site.pages.join(', ')}`)
    const wanted = { ...site, pages: pages ?? site.pages, browser, browserPlace, runs }
    for (const [name, { title, measure }] of Object.entries(measurements)) {
      if (only && !only.includes(name)) continue
      console.log(`\n### ${title}\n`)
      // One that fails must not lose what the others have taken half an hour for.
      try {
        tables[name] = await measure(wanted)
        console.log(markdownTable(tables[name]))
      } catch (error) {
        failures.push(`${title}: ${error instanceof Error ? error.message : error}`)
      }
    }
  } finally {
    await browser.close()
    await site.close()
  }
  if (load > busyFrom) {
    console.log(
      `\nNot written: the load was ${load.toFixed(1)} before the first measurement; at most ${busyFrom} is quiet.`,
    )
  } else if (!only && !pages) write({ conditions: conditions(browser.version(), load, runs), tables })
  if (failures.length > 0) throw new Error(`Not measured: ${failures.join('; ')}`)
}

function conditions(browserVersion: string, load: number, runs: number): string {
  const processors = cpus()
  return [
    new Date().toISOString().slice(0, 10),
    `${processors.length} × ${processors[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, load ${load.toFixed(1)} before the first measurement`,
    `${type()} ${release().split('-')[0]}, Node ${process.versions.node}, Chromium ${browserVersion} without a graphics card`,
    `medians of ${runs}`,
  ].join('; ')
}

type Kept = { conditions: string; tables: Record<string, Row[]> }

function write(kept: Kept): void {
  const file = path.join(root, 'docs', 'performance.md')
  const begin = '<!-- figures of npm run bench -->'
  const end = '<!-- end of the figures -->'
  const [before, , after] = readFileSync(file, 'utf8').split(new RegExp(`${begin}|${end}`))
  if (after === undefined) throw new Error(`${file} has no place for the figures.`)
  const parts = Object.entries(kept.tables).map(
    ([name, rows]) => `### ${measurements[name]?.title}\n\n${markdownTable(rows)}`,
  )
  const figures = [`${kept.conditions}.`, ...parts].join('\n\n')
  writeFileSync(file, `${before}${begin}\n\n${figures}\n\n${end}${after}`)
  writeFileSync(path.join(root, 'docs', 'performance.json'), `${JSON.stringify(kept, null, 2)}\n`)
}
