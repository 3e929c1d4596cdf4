import type { Browser, Page } from '@playwright/test'
import { untilHydrated } from '../untilHydrated.ts'

const windows = { phone: { width: 412, height: 823 }, desktop: { width: 1440, height: 900 } }

/** Opens a page of a visitor who comes for the first time. */
export async function openPage(browser: Browser, window: keyof typeof windows): Promise<Page> {
  const context = await browser.newContext({ viewport: windows[window], reducedMotion: 'no-preference' })
  return context.newPage()
}

/** Waits until nothing is requested, the page is hydrated, and its idle work is done. */
export async function waitUntilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  // Scripts come after the paint: on a busy machine the network may have been idle before they were requested.
  await untilHydrated(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })))
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
}

/** Processor time of a page's main thread in ms, which other programs do not increase. */
const times = {
  'main thread, ms': 'TaskDuration',
  'script, ms': 'ScriptDuration',
  'style, ms': 'RecalcStyleDuration',
  'layout, ms': 'LayoutDuration',
}

/** Processor time of a page's main thread while `act` runs. */
export async function countMainThread(
  page: Page,
  act: () => Promise<unknown>,
): Promise<Record<string, number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  }
  const before = await read()
  await act()
  const after = await read()
  await devtools.detach()
  return Object.fromEntries(
    Object.entries(times).map(([name, metric]) => [name, (after(metric) - before(metric)) * 1000]),
  )
}
