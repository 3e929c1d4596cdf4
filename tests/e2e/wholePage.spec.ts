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

for (const path of ['/', '/features', '/token', '/blog', '/about', '/api', '/contact']) {
  test(`${path} is laid out as a whole, with its pictures, once it is idle`, async ({ page }) => {
    const beIdle = await holdIdleWork(page)
    await page.goto(path)
    expect(await blanks(page)).not.toEqual([])
    await expect
      .poll(async () => {
        await beIdle()
        return blanks(page)
      })
      .toEqual([])
  })
}

test('pictures far from the window are not requested where the visitor saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('/')
  await expect(page.locator('[data-island=closing]')).toHaveCSS('content-visibility', 'visible')
  await expect(page.locator('[data-island=footer]')).toHaveCSS('content-visibility', 'visible')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(page.locator('img[loading=lazy]').first()).toBeAttached()
})

test('printing does not wait until the page is idle', async ({ page }) => {
  await holdIdleWork(page)
  await page.goto('/')
  expect(await blanks(page)).not.toEqual([])
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect.poll(() => blanks(page)).toEqual([])
})

test('what the window shows stays in its place while sections above it are laid out', async ({ page }) => {
  const beIdle = await holdIdleWork(page)
  await page.goto('/')
  await page.locator('[data-island=api]').scrollIntoViewIfNeeded()
  const title = page.getByRole('heading', { name: 'API plans' })
  await expect(title).toBeVisible()
  const top = () => title.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const before = await top()
  await expect
    .poll(async () => {
      await beIdle()
      return blanks(page)
    })
    .toEqual([])
  expect(Math.abs((await top()) - before)).toBeLessThan(2)
})

for (const [path, text] of [
  ['/', 'Open your account'],
  ['/features', 'addresses you approved'],
  ['/token', 'A sample roadmap'],
] as const) {
  test(`a link to the text “${text}” of ${path} finds it`, async ({ page }) => {
    await page.goto(`${path}#:~:text=${encodeURIComponent(text)}`)
    await expect(page.getByText(text).last()).toBeInViewport()
  })
}
