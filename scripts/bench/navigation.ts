import { countMainThread, longestTask, mainThreadFigures } from './mainThread'
import type { Bench, Measurement, Sample, Side } from './measurement'
import { openPage, waitUntilQuiet } from './openPage'
import { takeTurns } from './takeTurns'

const targets = ['/market', '/token', '/login']

/** Presses a link of the home page's header that the pointer has been over for so long that its page is loaded. */
async function go({ browser }: Bench, { origin }: Side, to: string): Promise<Sample> {
  const page = await openPage(browser, 'desktop')
  await page.goto(origin)
  await waitUntilQuiet(page)
  const link = page.locator(`header a[href="${to}"]`).first()
  await link.hover()
  await page.waitForTimeout(1500)
  const readTimes = await countMainThread(page)
  let times: Sample = {}
  const longest = await longestTask(browser, async () => {
    await link.click()
    await page.waitForURL(origin + to)
    await waitUntilQuiet(page)
    times = await readTimes()
  })
  await page.context().close()
  return { ...times, 'longest task, ms': longest }
}

/** What the next page costs. */
export const navigation: Measurement = {
  title: 'Navigation from the home page, on a desktop’s window, by a link that was pointed at before',
  figures: { ...mainThreadFigures, 'longest task, ms': { decimals: 0, beside: ['before'], isWritten: true } },
  async measure(bench) {
    const sides = bench.sides.filter(({ name }) => name !== 'bare')
    const found = []
    for (const to of targets.filter((target) => bench.pages?.includes(target) ?? true)) {
      found.push(await takeTurns(to, sides, bench.runs, (side) => go(bench, side, to)))
    }
    return found
  },
}
