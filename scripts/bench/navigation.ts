import type { Page } from '@playwright/test'
import { median, rounded } from './figures'
import type { Bench, Measurement, Row } from './measurement'
import { openSlowPhone } from './slowPhone'
import { longestTask } from './tracing'

const targets = ['/market', '/token', '/login']

/** The ms from the click on a link to the frame that shows the next page's heading. */
const clickToContent = (page: Page, to: string) =>
  page.evaluate(
    (address) =>
      new Promise<number>((resolve) => {
        const heading = document.querySelector('h1')?.textContent
        const link = document.querySelector<HTMLElement>(`header a[href="${address}"]`)
        const clickedAt = performance.now()
        const look = () => {
          const now = document.querySelector('main h1')?.textContent
          if (now && now !== heading) requestAnimationFrame(() => resolve(performance.now() - clickedAt))
          else requestAnimationFrame(look)
        }
        link?.click()
        look()
      }),
    to,
  )

async function go({ browser, origin }: Bench, to: string) {
  const page = await openSlowPhone(browser, { isSlowLine: false })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(origin, { waitUntil: 'networkidle' })
  await page.locator(`header a[href="${to}"]`).first().hover()
  await page.waitForTimeout(1500)
  let content = Number.NaN
  const longest = await longestTask(browser, async () => {
    content = await clickToContent(page, to)
  })
  await page.context().close()
  return { content, longest }
}

/** A click on a link of the home page's header that the pointer has been over for 1.5 s. */
export const navigationMeasurement: Measurement = {
  title: 'Navigation from the home page (4 × slower, links hovered before)',
  async measure(bench) {
    const rows: Row[] = []
    for (const to of targets) {
      const visits: Awaited<ReturnType<typeof go>>[] = []
      for (let run = 0; run < bench.runs; run += 1) visits.push(await go(bench, to))
      rows.push({
        To: to,
        'Click to content, ms': rounded(median(visits.map(({ content }) => content))),
        'Longest task, ms': rounded(median(visits.map(({ longest }) => longest))),
      })
    }
    return rows
  },
}
