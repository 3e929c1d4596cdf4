import type { Measurement } from './measurement.ts'
import { countMainThread, openPage, waitUntilQuiet } from './openPage.ts'

/** Cost of the next page: a press on a link in the home page's header, after the pointer has been over it for a while. */
export const navigation: Measurement = {
  title: 'Navigation from the home page, on a desktop’s window, by a link that was pointed at before',
  addresses: ['/market', '/token', '/login'],
  async measure(browser, { origin }, address) {
    const page = await openPage(browser, 'desktop')
    await page.goto(origin)
    await waitUntilQuiet(page)
    const link = page.locator(`header a[href="${address}"]`).first()
    await link.hover()
    await page.waitForTimeout(1500)
    const times = await countMainThread(page, async () => {
      await link.click()
      await page.waitForURL(origin + address)
      await waitUntilQuiet(page)
    })
    await page.context().close()
    return times
  },
}
