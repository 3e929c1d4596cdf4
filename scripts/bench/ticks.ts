import path from 'node:path'
import type { Browser } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, preview } from 'vite'
import { root } from '../machine.mjs'
import { grouped, median, quantile, rounded } from './figures'
import type { Measurement, Row } from './measurement'
import { installProbe } from './probe'
import { longestTask } from './tracing'

const outDir = path.join(root, 'build', 'bench')

const settings: InlineConfig = {
  configFile: false,
  root: path.join(root, 'scripts', 'bench', 'page'),
  logLevel: 'warn',
  plugins: [react()],
  resolve: { tsconfigPaths: true },
}

/** The measured markets. */
const markets = [
  { assets: 8, sort: 'market-cap' },
  { assets: 500, sort: 'market-cap' },
  { assets: 10_000, sort: 'market-cap' },
  { assets: 10_000, sort: 'price' },
]

/** The measured ticks of a market. */
const ticks = 100

async function watch(browser: Browser, origin: string, { assets, sort }: (typeof markets)[number]) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'no-preference',
  })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  await page.addInitScript(installProbe)
  await page.goto(`${origin}?assets=${assets}&sort=${sort}`)
  await page.waitForFunction(() => window.benchmark.timers() > 0)
  // What is loaded late is there, and the engine has compiled the code.
  await page.evaluate(() => document.fonts.ready.then(() => window.benchmark.tick(30)))
  const measures = await page.evaluate((times) => window.benchmark.tick(times), ticks)
  const counted = 10
  const rendered = await page.evaluate((times) => window.benchmark.countRenders(times), counted)
  const components = Object.values(rendered).reduce((sum, times) => sum + times, 0) / counted
  if (problems.length > 0 || components === 0) throw new Error(problems[0] ?? 'A tick has rendered nothing.')
  await page.getByRole('searchbox').focus()
  const typing = await longestTask(browser, async () => {
    // At last mistyped, so that it finds nothing as it is written.
    for (const key of ['c', 'o', 'i', 'n', 'Backspace', 'm', 'x', 'x']) {
      await page.keyboard.press(key)
      await page.waitForTimeout(400)
    }
  })
  await context.close()
  const script = measures.map((measure) => measure.script)
  const layout = measures.map((measure) => measure.layout)
  return {
    'Script of a tick, ms': rounded(median(script), 2),
    '95 %': rounded(quantile(script, 0.95), 2),
    'Style and layout, ms': rounded(median(layout), 2),
    'Components rendered': rounded(components),
    'Longest task while typing, ms': rounded(typing, 1),
  }
}

/**
 * The real market page with so many assets, in a page of its own: ticks a frame apart, then a search typed.
 */
export const ticksMeasurement: Measurement = {
  title: 'A tick of the market, and typing in its search',
  async measure({ browser }) {
    await build({ ...settings, build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 10_000 } })
    // Only an isolated page can read the time to 5 µs; any other one to 100.
    const headers = {
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Embedder-Policy': 'require-corp',
    }
    const server = await preview({ ...settings, build: { outDir }, preview: { port: 0, headers } })
    const rows: Row[] = []
    try {
      for (const market of markets) {
        rows.push({
          Assets: grouped(market.assets),
          'Sorted by': market.sort,
          ...(await watch(browser, server.resolvedUrls?.local[0] ?? '', market)),
        })
      }
    } finally {
      await server.close()
    }
    return rows
  },
}
