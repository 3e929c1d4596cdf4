import type { Measurement } from './measurement.ts'
import { countMainThread, openPage, waitUntilQuiet } from './openPage.ts'

/** Cost of a first visit, for a page of each kind. */
export const firstLoad: Measurement = {
  title: 'First load, on a phone’s window, until the page is quiet',
  addresses: ['/', '/market', '/login', '/features', '/token', '/terms'],
  async measure(browser, { origin, isBare }, address) {
    const page = await openPage(browser, 'phone')
    const times = await countMainThread(page, async () => {
      await page.goto(origin + (isBare ? '/' : address))
      await waitUntilQuiet(page)
    })
    const weights = await page.evaluate(() => {
      const entries = performance.getEntries() as PerformanceResourceTiming[]
      const kib = (wanted: (entry: PerformanceResourceTiming) => boolean) =>
        entries.filter(wanted).reduce((sum, { encodedBodySize = 0 }) => sum + encodedBodySize, 0) / 1024
      return {
        'first contentful paint, ms':
          performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        'document, KiB': kib(({ entryType }) => entryType === 'navigation'),
        'JavaScript, KiB': kib(({ name }) => name.endsWith('.js')),
        requests: entries.filter(({ entryType }) => ['navigation', 'resource'].includes(entryType)).length,
        elements: document.querySelectorAll('*').length,
      }
    })
    await page.context().close()
    return { ...times, ...weights }
  },
}
