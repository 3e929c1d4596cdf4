import { median, rounded } from './figures'
import type { Bench, Measurement } from './measurement'
import { openSlowPhone } from './slowPhone'

declare global {
  interface Window {
    /** When React took the page over, in ms since the navigation. */
    hydratedAt?: number
  }
}

/** Milliseconds after the navigation at which the visitor presses. */
const pressAt = 1500

/** How long an answer is waited for, in ms. */
const patience = 15_000

/** One visit of the home page: a press before the page is alive, and when React has begun. */
async function visit({ browser, origin }: Bench) {
  const page = await openSlowPhone(browser)
  await page.addInitScript(() => {
    const look = () => {
      const root = document.getElementById('root')
      if (root && Object.keys(root).some((key) => key.startsWith('__reactContainer'))) {
        window.hydratedAt = performance.now()
      } else setTimeout(look, 10)
    }
    look()
  })
  await page.goto(origin, { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: 'Watch Demo' })
  await button.waitFor()
  const box = await button.boundingBox()
  const since = await page.evaluate(() => performance.now())
  await page.waitForTimeout(Math.max(0, pressAt - since))
  const pressedAt = await page.evaluate(() => performance.now())
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  const notice = page.locator('[data-scope="toast"][data-part="root"]').first()
  const isAnswered = await notice.waitFor({ timeout: patience }).then(
    () => true,
    () => false,
  )
  const answeredAt = await page.evaluate(() => performance.now())
  await page.waitForFunction(() => window.hydratedAt)
  const { paintedAt, hydratedAt } = await page.evaluate(() => ({
    paintedAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    hydratedAt: window.hydratedAt ?? Number.NaN,
  }))
  await page.context().close()
  return { wait: hydratedAt - paintedAt, answer: isAnswered ? answeredAt - pressedAt : undefined }
}

/** How soon the page answers on a slow phone, and whether a press that comes too early is lost. */
export const aliveMeasurement: Measurement = {
  title: 'Alive: the home page on a slow phone (4 × slower, slow 4G)',
  async measure(bench) {
    const visits: Awaited<ReturnType<typeof visit>>[] = []
    for (let run = 0; run < bench.runs; run += 1) visits.push(await visit(bench))
    const answers = visits.flatMap(({ answer }) => answer ?? [])
    return [
      {
        What: 'From the first paint to the start of hydration, ms',
        Median: rounded(median(visits.map(({ wait }) => wait))),
      },
      {
        What: `Answer to a press ${pressAt / 1000} s after the navigation, ms`,
        Median: answers.length > 0 ? rounded(median(answers)) : 'none',
      },
      { What: 'Presses lost', Median: `${visits.length - answers.length} of ${visits.length}` },
    ]
  },
}
