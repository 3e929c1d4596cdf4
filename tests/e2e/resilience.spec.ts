import type { Page } from '@playwright/test'
import { chooseMotion, expect, heading, stopClock, test, wakeIslands } from './support.ts'

/** Simulates that the tab is hidden or shown. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

/** Counts the changes of text on the page from now on. */
const countChanges = (page: Page) =>
  page.evaluate(() => {
    const counter = Object.assign(window, { textChanges: 0 })
    new MutationObserver((changes) => {
      counter.textChanges += changes.length
    }).observe(document.body, { characterData: true, childList: true, subtree: true })
  })

const changes = (page: Page) => page.evaluate(() => (window as Window & { textChanges?: number }).textChanges)

test.describe('a page whose code is gone after a new release', () => {
  test('is loaded anew once, then stays readable, and Retry brings it', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await wakeIslands(page)
    // What the page has not asked for by now is the code of other pages.
    const known = new Set(
      await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
    )
    let isGone = true
    await page.route('**/assets/*.js', (route) =>
      isGone && !known.has(route.request().url())
        ? route.fulfill({ status: 404, body: 'gone' })
        : route.continue(),
    )
    let documents = 0
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents += 1
    })
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
    // Once for the press, once by the site itself.
    await expect.poll(() => documents).toBe(2)
    const retry = page.getByRole('button', { name: 'Retry' })
    await expect(retry).toBeVisible()
    await expect(page).toHaveURL('/about')
    await expect(heading(page, 'Open by design')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('html[data-alive]')).toHaveCount(0)

    isGone = false
    await retry.click()
    await expect(page.locator('html[data-alive]')).toHaveCount(1)
    await expect(retry).toHaveCount(0)
  })
})

for (const [address, title] of [
  ['/register?ref={"toString":1}', 'Create your account'],
  ['/auth/confirm?type=signup&token_hash={"toString":1}', 'Confirm your email'],
  ['/market?q={"toString":1}&sort=[1]', /.+/],
  ['/blog?q={"toString":1}&category=null', /.+/],
] as const) {
  test(`${address} opens its page, with nothing of what makes no sense`, async ({ page }) => {
    await page.goto(address)
    await expect(heading(page, title)).toBeVisible()
    await expect(heading(page, 'This page could not be shown')).toHaveCount(0)
  })
}

test('without its fonts and pictures the home page stands and fits', async ({ page }) => {
  await page.route(/\.(woff2|png|svg)(\?|$)/, (route) => route.abort())
  await page.goto('/')
  await expect(heading(page, /.+/)).toBeVisible()
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${width} px`).toBe(0)
  }
})

test('a tab that was hidden for an hour did nothing meanwhile, and comes back right', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install({ time: new Date('2026-06-01T12:00:00Z') })
  await page.goto('/')
  await wakeIslands(page)
  await stopClock(page)
  const timer = page.getByRole('timer')

  await setHidden(page, true)
  const before = await timer.textContent()
  await countChanges(page)
  await page.clock.runFor(3_600_000)
  expect(await changes(page)).toBe(0)
  expect(await timer.textContent()).toBe(before)

  await setHidden(page, false)
  expect(await timer.textContent()).not.toBe(before)
  const ofReturn = await changes(page)
  // The countdown catches up by one step; prices wait for their next tick.
  expect(ofReturn).toBeLessThan(10)
})

/** The contrast ratio of a picture's lightest and darkest pixel (WCAG): from 1 to 21. */
const contrastWithin = (page: Page, png: Buffer) =>
  page.evaluate(async (encoded) => {
    const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const data = context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? []
    const linear = (value = 0) => (value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4)
    let darkest = 1
    let lightest = 0
    for (let at = 0; at < data.length; at += 4) {
      const [red, green, blue] = [linear(data[at]), linear(data[at + 1]), linear(data[at + 2])]
      const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      darkest = Math.min(darkest, light)
      lightest = Math.max(lightest, light)
    }
    return (lightest + 0.05) / (darkest + 0.05)
  }, png.toString('base64'))

test('in forced colours every control stands out by its edge or its text', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await chooseMotion(page, 'paused')
  await page.goto('/')
  await expect(heading(page, /.+/)).toBeVisible()
  const invisible = async () => {
    const names: string[] = []
    for (const control of await page.locator('main button:visible, main a:visible').all()) {
      if ((await contrastWithin(page, await control.screenshot())) < 3)
        names.push((await control.textContent()) ?? '')
    }
    return names
  }
  expect(await invisible()).toEqual([])

  // The check itself works: it finds a button in the colour of the page.
  await page.getByRole('button', { name: 'Watch Demo' }).evaluate((control: HTMLElement) => {
    for (const part of [control, ...control.querySelectorAll<HTMLElement>('*')]) {
      part.style.cssText = 'all: unset; forced-color-adjust: none; color: Canvas; background: Canvas'
    }
  })
  expect(await invisible()).toEqual(['Watch Demo'])
})

test('an error in the address of a public page leads away without a complaint', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && /React|hydrat/i.test(message.text())) complaints.push(message.text())
  })
  await page.goto('/?error=access_denied&error_description=x')
  await expect(page).toHaveURL('/login')
  await expect(heading(page, /.+/)).toBeVisible()
  await expect(page).toHaveTitle(/.+ \| King Exchange/)
  expect(complaints).toEqual([])
})
