import type { Page, Request } from '@playwright/test'
import { countMainThread, longestTask, mainThreadFigures } from './mainThread'
import type { Bench, Measurement, Sample, Side } from './measurement'
import { openPage, waitUntilQuiet } from './openPage'
import { takeTurns } from './takeTurns'

/** A page of each kind: the home page, a table, a form, a long page, one with large pictures, and text. */
const kinds = ['/', '/market', '/login', '/features', '/token', '/terms']

declare global {
  interface Window {
    /** When the page said that it is hydrated, in ms since the navigation. */
    aliveAt?: number
  }
}

/** Notes when the page says that it is hydrated. */
const noteAlive = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!('alive' in document.documentElement.dataset)) return
      window.aliveAt = performance.now()
      observer.disconnect()
    }).observe(document, { attributes: true, attributeFilter: ['data-alive'], subtree: true })
  })

/** What has come over the line, and how much of it was there when the page was alive. */
async function weigh(page: Page, requests: Request[]): Promise<Sample> {
  const sizes = await Promise.all(
    requests.map(async (request) => ({ type: request.resourceType(), ...(await request.sizes()) })),
  )
  const sum = (wanted: string) =>
    sizes.reduce((total, { type, responseBodySize }) => total + (type === wanted ? responseBodySize : 0), 0)
  const seen = await page.evaluate(() => ({
    alive: performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= (window.aliveAt ?? 0))
      .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0),
    elements: document.querySelectorAll('*').length,
  }))
  return {
    'JavaScript until alive, KiB': seen.alive / 1024,
    'JavaScript, KiB': sum('script') / 1024,
    'document, KiB': sum('document') / 1024,
    requests: sizes.length,
    elements: seen.elements,
  }
}

async function visit({ browser }: Bench, { origin }: Side, address: string): Promise<Sample> {
  const page = await openPage(browser, 'phone')
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  await noteAlive(page)
  const readTimes = await countMainThread(page)
  let times: Sample = {}
  const longest = await longestTask(browser, async () => {
    await page.goto(origin + address)
    await waitUntilQuiet(page)
    times = await readTimes()
  })
  const weights = await weigh(page, finished)
  await page.context().close()
  return { ...times, 'longest task, ms': longest, ...weights }
}

/** What a page costs the visitor who opens it first. */
export const firstLoad: Measurement = {
  title: 'First load, on a phone’s window, until the page is quiet',
  figures: {
    ...mainThreadFigures,
    'longest task, ms': { decimals: 0, beside: ['before'], isWritten: true },
    'JavaScript until alive, KiB': { decimals: 1, beside: ['before'], isWritten: true },
    'JavaScript, KiB': { decimals: 1, beside: ['before'], isWritten: true },
    'document, KiB': { decimals: 1, isWritten: true },
    requests: { decimals: 0, isWritten: true },
    elements: { decimals: 0, isWritten: true },
  },
  async measure(bench) {
    const found = []
    for (const address of bench.pages ?? kinds) {
      const sides = bench.sides.filter(({ name, pages }) => name === 'bare' || pages.includes(address))
      found.push(
        await takeTurns(address, sides, bench.runs, (side) =>
          visit(bench, side, side.name === 'bare' ? '/' : address),
        ),
      )
    }
    return found
  },
}
