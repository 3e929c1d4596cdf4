// `npm run benchmark`: what the parts of the site that move by themselves cost, in Node and in a browser.
// Prints the figures; `npm run benchmark -- --write` puts them into docs/benchmark.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, release, totalmem, type } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, preview, runnerImport } from 'vite'
import { browserLaunchOptions } from '../browser.mjs'
import { fail, requireNode, root } from '../machine.mjs'
import { installProbe } from './probe.mjs'

const resolve = { tsconfigPaths: true }
const folder = path.join(root, 'scripts', 'benchmark')
const outDir = path.join(root, 'build', 'benchmark')
const counts = [8, 500, 10_000]
const market = (assets, sort, sorted = '') => ({
  name: `Market, ${say(assets)} assets${sorted}`,
  search: `?part=market&assets=${assets}&sort=${sort}`,
  ticksAnHour: 720,
})
const pages = [
  ...counts.map((count) => market(count, 'market-cap')),
  market(10_000, 'name', ', sorted by name'),
  market(10_000, 'price', ', sorted by price'),
  { name: 'Price ticker, 6 pairs', search: '?part=ticker', ticksAnHour: 1200 },
]

requireNode()
process.chdir(root)
const [loadAtFirst] = loadavg()

const machineRows = await measureMachines()
const { browserVersion, pageRows } = await measurePages()
const report = [
  conditions(browserVersion),
  '### On the page',
  table(
    [
      'Page',
      'Script per tick, median',
      '95 %',
      'Style and layout, median',
      '95 %',
      'Processor time',
      'Components per tick',
      'Heap at first',
      'After an hour',
      'DOM nodes',
    ],
    pageRows,
  ),
  '### The machine alone',
  table(
    [
      'Assets',
      'Step, median',
      '95 %',
      'With every cell subscribed, median',
      '95 %',
      'Heap at first',
      'After an hour',
    ],
    machineRows,
  ),
].join('\n\n')

console.log(`\n${report}\n`)
if (process.argv.includes('--write')) writeReport(report)

async function measureMachines() {
  const { module } = await runnerImport(path.join(folder, 'measureMachine.ts'), {
    root,
    configFile: false,
    resolve,
  })
  return counts.map((count) => {
    console.log(`Ticking ${say(count)} assets …`)
    const { step, subscribed, heap } = module.measureMachine(count)
    return [
      say(count),
      milliseconds(step, 0.5),
      milliseconds(step, 0.95),
      milliseconds(subscribed, 0.5),
      milliseconds(subscribed, 0.95),
      megabytes(heap.before),
      megabytes(heap.after),
    ]
  })
}

async function measurePages() {
  console.log('Building the page …')
  const settings = {
    configFile: false,
    root: path.join(folder, 'page'),
    logLevel: 'warn',
    plugins: [react()],
    resolve,
  }
  // The components keep their names, which the count of renders goes by.
  await build({
    ...settings,
    build: { outDir, emptyOutDir: true, minify: false, chunkSizeWarningLimit: 10_000 },
  })
  // An isolated page is told the time to 5 µs, any other to 100.
  const headers = {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  }
  const server = await preview({ ...settings, build: { outDir }, preview: { port: 0, headers } })
  const browser = await chromium.launch(await browserLaunchOptions())
  try {
    const pageRows = []
    for (const page of pages) pageRows.push(await measurePage(browser, server.resolvedUrls.local[0], page))
    return { browserVersion: browser.version(), pageRows }
  } finally {
    await browser.close()
    await server.close()
  }
}

async function measurePage(browser, origin, { name, search, ticksAnHour }) {
  console.log(`${name} …`)
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'no-preference',
  })
  const page = await context.newPage()
  const problems = []
  page.on('pageerror', ({ message }) => problems.push(message))
  await page.addInitScript(installProbe)
  await page.goto(new URL(search, origin).href)
  await page.waitForFunction(() => window.benchmark.clocks() === 1)
  await page.evaluate(() => document.fonts.ready.then(() => window.benchmark.tick(30)))

  const devtools = await context.newCDPSession(page)
  // Processor time, which other programs on the machine do not lengthen.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    const { metrics } = await devtools.send('Performance.getMetrics')
    return Object.fromEntries(metrics.map((metric) => [metric.name, metric.value]))
  }
  const before = await read()
  const measures = await page.evaluate((times) => window.benchmark.tick(times), ticksAnHour)
  const after = await read()
  const counted = 60
  const rendered = await page.evaluate((times) => window.benchmark.countRenders(times), counted)
  await context.close()

  const components = Object.values(rendered).reduce((sum, times) => sum + times, 0) / counted
  if (problems.length > 0 || components === 0)
    fail(`${name}: ${problems[0] ?? 'a tick has rendered nothing.'}`)
  console.log(
    Object.entries(rendered)
      .sort(([, one], [, other]) => other - one)
      .map(([component, times]) => `  ${component} ${(times / counted).toFixed(1)}`)
      .join('\n'),
  )
  const scripts = measures.map(({ script }) => script)
  const layouts = measures.map(({ layout }) => layout)
  return [
    name,
    milliseconds(scripts, 0.5),
    milliseconds(scripts, 0.95),
    milliseconds(layouts, 0.5),
    milliseconds(layouts, 0.95),
    `${(((after.TaskDuration - before.TaskDuration) * 1000) / ticksAnHour).toFixed(2)} ms`,
    components.toFixed(0),
    megabytes(before.JSHeapUsedSize),
    megabytes(after.JSHeapUsedSize),
    say(after.Nodes),
  ]
}

function conditions(browserVersion) {
  const [{ model }] = cpus()
  return [
    new Date().toISOString().slice(0, 10),
    `${cpus().length} × ${model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, load ${loadAtFirst.toFixed(1)} before the first tick`,
    `${type()} ${release().split('-')[0]}`,
    `Node ${process.versions.node}`,
    `Chromium ${browserVersion}, headless, 1440 × 900 pixels.`,
  ].join('; ')
}

/** The value below which this share of the measures lies. */
function quantile(measures, share) {
  const sorted = [...measures].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

function milliseconds(measures, share) {
  return `${quantile(measures, share).toFixed(2)} ms`
}

function megabytes(bytes) {
  return `${(bytes / 2 ** 20).toFixed(1)} MiB`
}

function say(number) {
  return number.toLocaleString('en-US')
}

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '--:'))), ...rows.map(line)].join(
    '\n',
  )
}

function writeReport(figures) {
  const file = path.join(root, 'docs', 'benchmark.md')
  const begin = '<!-- figures: npm run benchmark -- --write -->'
  const end = '<!-- end of figures -->'
  const [before, , after] = readFileSync(file, 'utf8').split(new RegExp(`${begin}|${end}`))
  if (after === undefined) fail(`${file} has no place for the figures.`)
  writeFileSync(file, `${before}${begin}\n\n${figures}\n\n${end}${after}`)
}
