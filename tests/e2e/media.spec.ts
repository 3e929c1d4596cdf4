import type { Locator, Page } from '@playwright/test'
import { arrowRight, chooseMotion, confirmedUser, expect, heading, store, test } from './support.ts'

/** Opens a page on which nothing moves or changes. */
async function open(page: Page, address: string) {
  await chooseMotion(page, 'paused')
  await page.goto(address)
  await expect(heading(page, /.+/)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-motion', /.+/)
}

const ticker = (page: Page) => page.locator('header + section')

/** The contrast of an element's colour, by the name of its property, with the page's background. */
const contrastOf = (element: Locator, property: 'color' | 'borderBottomColor') =>
  element.evaluate((node, name) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const luminance = (colour: string) => {
      if (!context) throw new Error('No canvas')
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((channel) =>
        channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const [lighter = 0, darker = 0] = [
      luminance(getComputedStyle(node)[name]),
      luminance(getComputedStyle(document.documentElement).backgroundColor),
    ].sort((a, b) => b - a)
    return (lighter + 0.05) / (darker + 0.05)
  }, property)

test.describe('on paper', () => {
  for (const address of ['/', '/market', '/blog', '/fees', '/contact']) {
    test(`${address} is dark on white, with nothing to press and nothing that stays in view`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 718, height: 1000 })
      await open(page, address)
      await expect(ticker(page)).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      expect(await contrastOf(heading(page, /.+/), 'color')).toBeGreaterThan(15)
      await expect(page.getByRole('banner')).toHaveCSS('position', 'absolute')
      await expect(ticker(page)).toBeHidden()
      await expect(page.getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('textbox')).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toContainText('Digital assets are volatile')
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
    })
  }

  test('the dashboard says whose it is, and shows every balance', async ({ page, request }) => {
    await store(page, (await confirmedUser(request)).session)
    await page.setViewportSize({ width: 718, height: 1000 })
    await open(page, '/dashboard')
    await expect(page.getByRole('heading', { name: 'Balances' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.getByTestId('account-name')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden()
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(6)
  })
})

test('for a visitor who asks for more contrast, lines are as clear as edges and text is stronger', async ({
  page,
}) => {
  await open(page, '/market')
  const lead = page.getByRole('main').locator('h1 ~ p').first()
  const header = page.getByRole('banner')
  const before = await contrastOf(lead, 'color')
  expect(await contrastOf(header, 'borderBottomColor')).toBeLessThan(3)
  await page.emulateMedia({ contrast: 'more' })
  expect(await contrastOf(header, 'borderBottomColor')).toBeGreaterThanOrEqual(3)
  expect(await contrastOf(lead, 'color')).toBeGreaterThan(before)
})

test.describe('at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 } })

  for (const address of ['/', '/market', '/dashboard']) {
    test(`${address} leaves the window to its content once it is scrolled`, async ({ page, request }) => {
      if (address === '/dashboard') await store(page, (await confirmedUser(request)).session)
      await open(page, address)
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
      await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
      const share = await page.evaluate(() => {
        const main = document.querySelector('main')
        const points = Array.from({ length: 16 }, (_, index) => (index + 0.5) * (window.innerHeight / 16))
        return points.filter((y) => main?.contains(document.elementFromPoint(160, y))).length / points.length
      })
      expect(share).toBe(1)
    })
  }
})

test.describe('from right to left', () => {
  for (const address of ['/', '/market', '/blog', '/register', '/dashboard']) {
    test(`${address} overflows nowhere, turns its arrows and keeps the sign before a figure`, async ({
      page,
      request,
    }) => {
      if (address === '/dashboard') await store(page, (await confirmedUser(request)).session)
      await open(page, address)
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
      for (const width of [375, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow, `${width} px`).toBe(0)
      }
      const straight = await page
        .locator(`main ${arrowRight}:visible`)
        .evaluateAll((all) => all.filter((arrow) => getComputedStyle(arrow).scale !== '-1 1').length)
      expect(straight).toBe(0)
      const loose = await page
        .getByText(/^[+\u2212][\d.,]+%$/)
        .evaluateAll((all) => all.filter((figure) => getComputedStyle(figure).direction !== 'ltr').length)
      expect(loose).toBe(0)
    })
  }
})
