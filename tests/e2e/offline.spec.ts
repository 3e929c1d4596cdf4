import type { APIRequestContext, Page } from '@playwright/test'
import { test as base, confirmedUser, delayIdleWork, expect, heading, store } from './support.ts'

// A page of its own, whose `goto` does not wait until it is hydrated.
const test = base.extend<{ early: Page }>({
  isFirstVisit: true,
  early: async ({ context }, use) => use(await context.newPage()),
})

const missing = 'This page could not be shown'
const hydrated = (page: Page) => page.locator('html[data-page=hydrated]')
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' })

/** Collects the documents that a page asks for from now on. */
function watchDocuments(page: Page): string[] {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url())
  })
  return documents
}

/** Collects errors that a page logs from now on, but for the requests that failed. */
function watchErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('net::ERR_')) errors.push(message.text())
  })
  return errors
}

/**
 * Loses the connection at a page's `nth` request for a script from now on, without the browser noticing, as in a network
 * that leads nowhere. Without a number nothing is lost, but the scripts are counted.
 */
async function loseAtScript(page: Page, nth = Number.POSITIVE_INFINITY) {
  const line = { scripts: 0, isLost: false }
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'script') line.scripts += 1
    if (line.scripts >= nth) line.isLost = true
    await (line.isLost ? route.abort('internetdisconnected') : route.continue()).catch(() => undefined)
  })
  return {
    count: () => line.scripts,
    isLost: () => line.isLost,
    restore: () => page.unroute('**/*'),
  }
}

/** The numbers of the scripts to lose, of so many: early ones densely, because the others depend on them. */
const lostOf = (count: number) => [1, 2, 5, 13, 34].filter((nth) => nth <= count)

/** Puts a user's session into the browser's storage. */
async function beUser(page: Page, request: APIRequestContext) {
  await store(page, (await confirmedUser(request)).session)
  // The session is stored by the page's next document, for every page after that.
  await page.goto('/favicon.svg')
}

test('offline, a page never loaded says so in the site’s frame, and Retry brings it', async ({
  page,
  context,
}) => {
  await delayIdleWork(page)
  await page.goto('/')
  const documents = watchDocuments(page)
  const errors = watchErrors(page)
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(heading(page, missing)).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Check your connection')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await retry(page).press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'still could not be loaded' })).toBeVisible()
  await expect(retry(page)).toBeFocused()
  expect(errors).toEqual([])

  await context.setOffline(false)
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Open by design')).toBeVisible()
  await expect(page).toHaveURL('/about')
  const current = page.getByRole('contentinfo').getByRole('link', { name: 'About' })
  await expect(current).toHaveAttribute('aria-current', 'page')
  expect(documents).toEqual([])
})

for (const { at, link, title, isUser = false } of [
  { at: '/', title: /Every market/ },
  { at: '/dashboard', title: 'Dashboard', isUser: true },
  { at: '/', link: 'Token', title: 'Two tokens, one crown' },
  { at: '/about', link: 'Dashboard', title: 'Dashboard', isUser: true },
]) {
  const visit = link ? `a link from ${at} to ${link}` : `an address, ${at},`
  test(`${visit} brings a frame whichever script is lost, and the page by Retry`, {
    tag: '@night',
  }, async ({ page, context, request }) => {
    test.slow()
    if (isUser) await beUser(page, request)
    const open = async (nth?: number) => {
      const page = await context.newPage()
      if (link) {
        await page.goto(at)
        await expect(hydrated(page)).toHaveCount(1)
      }
      const line = await loseAtScript(page, nth)
      if (!link) await page.goto(at)
      const documents = watchDocuments(page)
      if (link) await page.getByRole('link', { name: link, exact: true }).first().click()
      return { page, line, documents }
    }
    const whole = await open()
    await expect(heading(whole.page, title)).toBeVisible()
    await whole.page.waitForLoadState('networkidle')
    const count = whole.line.count()
    expect(count).toBeGreaterThan(1)
    await whole.page.close()

    for (const nth of lostOf(count)) {
      await test.step(`script ${nth} of ${count}`, async () => {
        const { page, line, documents } = await open(nth)
        // A page that was slow may have loaded one of them before; then the last is not lost, and the next page is whole.
        const isDone = async () => {
          if (line.isLost()) return true
          if (!(await heading(page, title).isVisible())) return false
          await page.waitForLoadState('networkidle')
          return true
        }
        await expect.poll(isDone).toBe(true)
        await expect(retry(page).or(heading(page, title)).first()).toBeVisible()
        await expect(page.getByRole('banner')).toBeVisible()
        await expect(page.getByRole('main')).toBeVisible()
        expect(documents).toEqual([])
        await line.restore()
        await expect(async () => {
          if (await retry(page).isVisible()) await retry(page).click({ timeout: 1_000 })
          await expect(hydrated(page).or(page.getByTestId('account-name'))).not.toHaveCount(0, {
            timeout: 1_000,
          })
          await expect(heading(page, title)).toBeVisible({ timeout: 1_000 })
          await expect(retry(page)).toHaveCount(0, { timeout: 1_000 })
        }).toPass()
        await page.close()
      })
    }
  })
}

for (const [address, ...tag] of [
  ['/dashboard'],
  ['/auth/confirm', '@night'],
  ['/no-such-page', '@night'],
] as const) {
  test(`${address} without its scripts is no empty page, and Retry with the keyboard brings it`, {
    tag,
  }, async ({ early: page }) => {
    const documents = watchDocuments(page)
    const line = await loseAtScript(page, 1)
    await page.goto(address)
    await expect(heading(page, missing)).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Check your connection')
    await expect(page.getByRole('banner')).toContainText('King Exchange')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(retry(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toContainText('still could not be loaded')
    await line.restore()
    await page.keyboard.press('Enter')
    await expect(heading(page, missing)).toHaveCount(0)
    await expect(heading(page, /.+/)).toBeVisible()
    expect(documents).toHaveLength(1)
  })
}

test('a page without its scripts keeps a press, and answers it once the line is back', async ({
  early: page,
  context,
}) => {
  const line = await loseAtScript(page, 1)
  await page.goto('/')
  await context.setOffline(true)
  await expect(retry(page)).toBeVisible()
  const documents = watchDocuments(page)
  await page.getByRole('banner').getByRole('link', { name: 'Token', exact: true }).click()
  await line.restore()
  await context.setOffline(false)
  await expect(heading(page, 'Two tokens, one crown')).toBeVisible()
  await expect(retry(page)).toHaveCount(0)
  expect(documents).toEqual([])
})
