import type { Browser, Page } from '@playwright/test'

/** The windows of a phone and of a desktop. */
export const windows = { phone: { width: 412, height: 823 }, desktop: { width: 1440, height: 900 } }

/** Opens a page of a visitor who comes for the first time. */
export async function openPage(browser: Browser, window: keyof typeof windows): Promise<Page> {
  const context = await browser.newContext({ viewport: windows[window], reducedMotion: 'no-preference' })
  return context.newPage()
}

/** Milliseconds after which a page that says nothing of itself is taken as it is. */
const patience = 15_000

/** Waits until nothing is requested, the page is hydrated, and what it does when it is idle is done. */
export async function waitUntilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  // Scripts come after the paint: on a busy machine the network may have been idle before they were requested.
  const isSleeping = () =>
    page.evaluate(
      () =>
        document.getElementById('root')?.dataset.path !== undefined &&
        !('alive' in document.documentElement.dataset),
    )
  const end = Date.now() + patience
  while (Date.now() < end && (await isSleeping())) await page.waitForTimeout(200)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5000 })))
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
}
