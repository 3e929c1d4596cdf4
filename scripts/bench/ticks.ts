import path from 'node:path'
import type { Browser } from '@playwright/test'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, preview } from 'vite'
import { root } from '../machine.mjs'
import { countMainThread, longestTask } from './mainThread'
import type { Measurement, Sample } from './measurement'
import { openPage } from './openPage'
import { installProbe } from './probe'
import { takeTurns } from './takeTurns'

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
  { assets: 300, sort: 'market-cap' },
  { assets: 300, sort: 'price' },
]

/** The measured ticks of a market. */
const counted = 100

async function watch(
  browser: Browser,
  origin: string,
  { assets, sort }: (typeof markets)[number],
): Promise<Sample> {
  const page = await openPage(browser, 'desktop')
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  await page.addInitScript(installProbe)
  await page.goto(`${origin}?assets=${assets}&sort=${sort}`)
  await page.waitForFunction(() => window.benchmark.timers() > 0)
  // What is loaded late is there, and the engine has compiled the code.
  await page.evaluate(() => document.fonts.ready.then(() => window.benchmark.tick(30)))
  const readTimes = await countMainThread(page)
  await page.evaluate((times) => window.benchmark.tick(times), counted)
  const times = await readTimes()
  const renders = 10
  const rendered = await page.evaluate((count) => window.benchmark.countRenders(count), renders)
  const components = Object.values(rendered).reduce((sum, count) => sum + count, 0) / renders
  if (problems.length > 0 || components === 0) throw new Error(problems[0] ?? 'A tick has rendered nothing.')
  await page.getByRole('searchbox').focus()
  const typing = await longestTask(browser, async () => {
    // At last mistyped, so that it finds nothing as it is written.
    for (const key of ['c', 'o', 'i', 'n', 'Backspace', 'm', 'x', 'x']) {
      await page.keyboard.press(key)
      await page.waitForTimeout(400)
    }
  })
  await page.context().close()
  const aTick = (name: string) => (times[name] ?? Number.NaN) / counted
  return {
    'script of a tick, ms': aTick('script, ms'),
    'style and layout, ms': aTick('style, ms') + aTick('layout, ms'),
    'components rendered': components,
    'longest task while typing, ms': typing,
  }
}

/**
 * The real market page with so many assets, in a page of its own: ticks a frame apart, then a search typed. It is built
 * from the sources as they are now only, because an earlier commit may need another build.
 */
export const ticks: Measurement = {
  title: `A tick of the market, the mean of ${counted}, and typing in its search`,
  figures: {
    'script of a tick, ms': { decimals: 2, isWritten: true },
    'style and layout, ms': { decimals: 2, isWritten: true },
    'components rendered': { decimals: 0, isWritten: true },
    'longest task while typing, ms': { decimals: 1, isWritten: true },
  },
  async measure({ browser, runs }) {
    await build({ ...settings, build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 10_000 } })
    const server = await preview({ ...settings, build: { outDir }, preview: { port: 0 } })
    const side = {
      name: 'now' as const,
      origin: server.resolvedUrls?.local[0] ?? '',
      folder: outDir,
      pages: [],
    }
    const found = []
    try {
      for (const market of markets) {
        const subject = `${market.assets.toLocaleString('en-US')} assets by ${market.sort}`
        found.push(await takeTurns(subject, [side], runs, ({ origin }) => watch(browser, origin, market)))
      }
    } finally {
      await server.close()
    }
    return found
  },
}
