import { rounded } from './figures'
import type { Bench, Measurement, Row } from './measurement'

/** Seconds for which a page is watched: four ticks of the market, twenty of the countdown. */
const watched = 20

async function stand({ browser, origin }: Bench, address: string, isHidden: boolean): Promise<Row> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    reducedMotion: 'no-preference',
  })
  const page = await context.newPage()
  await page.goto(origin + address, { waitUntil: 'networkidle' })
  // Until the parts that are hydrated late are done.
  await page.waitForTimeout(10_000)
  if (isHidden) {
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await page.waitForTimeout(2000)
  }
  const devtools = await context.newCDPSession(page)
  // Processor time, which other programs do not increase.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  }
  const before = await read()
  await page.waitForTimeout(watched * 1000)
  const after = await read()
  await context.close()
  const aMinute = (name: string) => rounded(((after(name) - before(name)) * 1000 * 60) / watched)
  return {
    Page: `${address}, ${isHidden ? 'told that its tab is hidden' : 'live'}`,
    'Main thread, ms': aMinute('TaskDuration'),
    Script: aMinute('ScriptDuration'),
    Style: aMinute('RecalcStyleDuration'),
    Layout: aMinute('LayoutDuration'),
  }
}

/** What a page costs that nobody touches. */
export const standingMeasurement: Measurement = {
  title: 'Standing there, per minute',
  async measure(bench) {
    const rows: Row[] = []
    for (const address of ['/', '/market']) {
      for (const isHidden of [false, true]) rows.push(await stand(bench, address, isHidden))
    }
    return rows
  },
}
