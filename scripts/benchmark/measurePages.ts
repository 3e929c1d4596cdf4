import path from 'node:path'
import { type Browser, chromium, type LaunchOptions } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, preview } from 'vite'
import { root } from '../machine.mjs'
import { grouped, meanOf, mebibytes, medianAnd95 } from './figures'
import { installProbe, type TickMeasure } from './probe'

/** A page that is measured; `search` tells `page/main.tsx` what to render. */
type Page = { name: string; search: string; ticksAnHour: number }

const outDir = path.join(root, 'build', 'benchmark')

const settings: InlineConfig = {
  configFile: false,
  root: path.join(root, 'scripts', 'benchmark', 'page'),
  logLevel: 'warn',
  plugins: [react()],
  resolve: { tsconfigPaths: true },
}

const market = (assets: number, sort: string, sorted = ''): Page => ({
  name: `Market, ${grouped(assets)} assets${sorted}`,
  search: `?part=market&assets=${assets}&sort=${sort}`,
  ticksAnHour: 720,
})

const pages: Page[] = [
  ...[8, 500, 10_000].map((count) => market(count, 'market-cap')),
  market(10_000, 'name', ', sorted by name'),
  market(10_000, 'price', ', sorted by price'),
  { name: 'Price ticker, 6 pairs', search: '?part=ticker', ticksAnHour: 1200 },
]

/** Builds the pages, runs an hour of ticks on each in a browser, and returns a row of figures for each. */
export async function measurePages(launchOptions: LaunchOptions) {
  console.log('Building the pages …')
  // Without minifying, components keep the names by which renders are counted.
  await build({
    ...settings,
    build: { outDir, emptyOutDir: true, minify: false, chunkSizeWarningLimit: 10_000 },
  })
  // Only an isolated page can read the time to 5 µs; any other one to 100.
  const headers = {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  }
  const server = await preview({ ...settings, build: { outDir }, preview: { port: 0, headers } })
  const browser = await chromium.launch(launchOptions)
  try {
    const origin = server.resolvedUrls?.local[0] ?? ''
    const rows: string[][] = []
    for (const page of pages) rows.push(await measurePage(browser, origin, page))
    return { browserVersion: browser.version(), rows }
  } finally {
    await browser.close()
    await server.close()
  }
}

async function measurePage(browser: Browser, origin: string, { name, search, ticksAnHour }: Page) {
  console.log(`${name} …`)
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'no-preference',
  })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  await page.addInitScript(installProbe)
  await page.goto(new URL(search, origin).href)
  await page.waitForFunction(() => window.benchmark.timers() === 1)
  await page.evaluate(() => document.fonts.ready.then(() => window.benchmark.tick(30)))

  const devtools = await context.newCDPSession(page)
  // Processor time, which other programs do not increase.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    await devtools.send('HeapProfiler.collectGarbage')
    const { metrics } = await devtools.send('Performance.getMetrics')
    const metricOf = (metric: string) => metrics.find((found) => found.name === metric)?.value ?? Number.NaN
    return {
      taskSeconds: metricOf('TaskDuration'),
      heap: metricOf('JSHeapUsedSize'),
      nodes: metricOf('Nodes'),
    }
  }
  const before = await read()
  const measures: TickMeasure[] = await page.evaluate((times) => window.benchmark.tick(times), ticksAnHour)
  const after = await read()
  const countedTicks = 60
  const rendered = await page.evaluate((times) => window.benchmark.countRenders(times), countedTicks)
  await context.close()

  const perTick = Object.entries(rendered).map(([component, times]) => ({
    component,
    times: times / countedTicks,
  }))
  const components = perTick.reduce((sum, { times }) => sum + times, 0)
  if (problems.length > 0 || components === 0) {
    throw new Error(`${name}: ${problems[0] ?? 'a tick has rendered nothing.'}`)
  }
  for (const { component, times } of perTick.sort((one, other) => other.times - one.times)) {
    console.log(`  ${component} ${times.toFixed(1)}`)
  }
  return [
    name,
    ...medianAnd95(measures.map(({ script }) => script)),
    ...medianAnd95(measures.map(({ layout }) => layout)),
    meanOf((after.taskSeconds - before.taskSeconds) * 1000, ticksAnHour),
    components.toFixed(0),
    mebibytes(before.heap),
    mebibytes(after.heap),
    grouped(after.nodes),
  ]
}
