import type { Measurement } from './measurement.ts'
import { countMainThread, openPage, waitUntilQuiet } from './openPage.ts'

/** The interval of the market's prices, in ms. */
const aTick = 5000

/** The measured ticks. */
const counted = 50

declare global {
  interface Window {
    /** Number of components that React has rendered. */
    rendered: number
  }
}

/** Counts the components that React renders, by the hook of its developer tools. Runs in the page, before its scripts. */
function countRenders() {
  type Fiber = {
    tag: number
    flags: number
    alternate: Fiber | null
    child: Fiber | null
    sibling: Fiber | null
  }
  const performedWork = 1
  const componentTags = [0, 1, 11, 14, 15]
  window.rendered = 0
  const visit = (fiber: Fiber) => {
    const before = fiber.alternate
    if ((!before || fiber.flags & performedWork) && componentTags.includes(fiber.tag)) window.rendered += 1
    // React did not descend in this commit where both sides have the same child.
    if (before && fiber.child === before.child) return
    for (let child = fiber.child; child; child = child.sibling) visit(child)
  }
  const onCommitFiberRoot = (_: number, { current }: { current: Fiber }) => visit(current)
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      checkDCE: () => {},
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
      onCommitFiberRoot,
    },
  })
}

/** Mean cost of a tick of the prices, each a frame or more after the one before. */
export const ticks: Measurement = {
  title: `A tick of the market, the mean of ${counted}`,
  addresses: ['/market'],
  async measure(browser, { origin, isBare }, address) {
    const page = await openPage(browser, 'desktop')
    await page.addInitScript(countRenders)
    await page.clock.install()
    await page.goto(origin + (isBare ? '/' : address))
    await waitUntilQuiet(page)
    // What is loaded late is there then, and the engine has compiled the code.
    await page.clock.runFor(10 * aTick)
    const before = await page.evaluate(() => window.rendered)
    const times = await countMainThread(page, async () => {
      for (let tick = 0; tick < counted; tick += 1) await page.clock.runFor(aTick)
    })
    const rendered = (await page.evaluate(() => window.rendered)) - before
    await page.context().close()
    if (!isBare && rendered === 0) throw new Error('A tick has rendered nothing.')
    return Object.fromEntries(
      Object.entries({ ...times, 'components rendered': rendered }).map(([name, sum]) => [
        name,
        sum / counted,
      ]),
    )
  },
}
