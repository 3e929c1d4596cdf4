import type { Page } from '@playwright/test'
import { expect, holdIdleWork, test } from './support.ts'

// Tools that take a picture of a whole page draw what is far from the window without coming near to it.

/** What such a tool would leave blank. */
const blanks = (page: Page) =>
  page.evaluate(() => [
    ...[...document.querySelectorAll<HTMLElement>('[data-island]')]
      .filter((box) => getComputedStyle(box).contentVisibility !== 'visible')
      .map(({ dataset }) => dataset.island),
    ...[...document.images].filter(({ complete }) => !complete).map(({ alt }) => alt),
  ])

/** Lets the page be idle until nothing is blank. */
const expectWhole = (page: Page, beIdle: () => Promise<void>) =>
  expect
    .poll(async () => {
      await beIdle()
      return blanks(page)
    })
    .toEqual([])

test('a page is laid out as a whole once it is idle, and what the window shows stays in its place', async ({
  page,
}) => {
  const beIdle = await holdIdleWork(page)
  await page.goto('/')
  await page.locator('[data-island=api]').scrollIntoViewIfNeeded()
  const title = page.getByRole('heading', { name: 'API plans' })
  await expect(title).toBeVisible()
  const top = () => title.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const before = await top()
  expect(await blanks(page)).not.toEqual([])
  await expectWhole(page, beIdle)
  expect(Math.abs((await top()) - before)).toBeLessThan(2)
})

test('every other page with sections is laid out too', { tag: '@night' }, async ({ page }) => {
  const beIdle = await holdIdleWork(page)
  for (const path of ['/features', '/token', '/blog', '/about', '/api', '/contact']) {
    await test.step(path, async () => {
      await page.goto(path)
      expect(await blanks(page)).not.toEqual([])
      await expectWhole(page, beIdle)
    })
  }
})

test('pictures far from the window are not requested where the visitor saves data, nor on a phone', {
  tag: '@night',
}, async ({ page }) => {
  const footer = page.locator('[data-island=footer]')
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/')
  await page.getByRole('heading', { name: 'Your account in your pocket' }).scrollIntoViewIfNeeded()
  await expect(footer).toHaveCSS('content-visibility', 'visible')
  expect(requested.filter((url) => url.endsWith('.webp'))).toEqual([])

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.setViewportSize({ width: 1440, height: 812 })
  await page.goto('/')
  await expect(footer).toHaveCSS('content-visibility', 'visible')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(page.locator('img[loading=lazy]').first()).toBeAttached()
})

test('printing does not wait until the page is idle', { tag: '@night' }, async ({ page }) => {
  await holdIdleWork(page)
  await page.goto('/')
  expect(await blanks(page)).not.toEqual([])
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect.poll(() => blanks(page)).toEqual([])
})

test('a link to a text far down in a page finds it', { tag: '@night' }, async ({ page }) => {
  const text = 'Open your account'
  await page.goto(`/#:~:text=${encodeURIComponent(text)}`)
  await expect(page.getByText(text).last()).toBeInViewport()
})
