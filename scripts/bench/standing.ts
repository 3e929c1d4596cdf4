import { countMainThread, mainThreadFigures } from './mainThread'
import type { Bench, Measurement, Sample, Side } from './measurement'
import { openPage, waitUntilQuiet } from './openPage'
import { takeTurns } from './takeTurns'

/** Seconds for which a page is watched: four ticks of the market, twenty of the countdown. */
const watched = 20

/** It takes half a minute, and varies little. */
const mostRuns = 3

async function stand({ browser }: Bench, { origin }: Side, address: string): Promise<Sample> {
  const page = await openPage(browser, 'phone')
  await page.goto(origin + address)
  await waitUntilQuiet(page)
  // Until the parts that are hydrated late are done.
  await page.waitForTimeout(8000)
  const readTimes = await countMainThread(page)
  await page.waitForTimeout(watched * 1000)
  const times = await readTimes()
  await page.context().close()
  return Object.fromEntries(Object.entries(times).map(([name, time]) => [name, (time * 60) / watched]))
}

/** What a page costs that nobody touches. */
export const standing: Measurement = {
  title: `Standing there, per minute (${mostRuns} times)`,
  figures: { ...mainThreadFigures, 'main thread, ms': { decimals: 0, beside: ['before'], isWritten: true } },
  async measure(bench) {
    const sides = bench.sides.filter(({ name }) => name !== 'bare')
    const found = []
    for (const address of ['/', '/market'].filter((page) => bench.pages?.includes(page) ?? true)) {
      found.push(
        await takeTurns(address, sides, Math.min(bench.runs, mostRuns), (side) =>
          stand(bench, side, address),
        ),
      )
    }
    return found
  },
}
