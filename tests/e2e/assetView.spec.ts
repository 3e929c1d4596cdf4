import type { Page } from '@playwright/test'
import { chooseMotion, expect, heading, stopClock, test } from './support.ts'

// How the drawer and its chart look and behave is asked of stories, in `tests/screens/assetView.test.ts`.

const drawer = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const rowLink = (page: Page, name: string) =>
  page.getByRole('rowheader').getByRole('link', { name, exact: true })

async function open(page: Page, search = '') {
  await page.goto(`/market${search}`)
  await expect(heading(page, /market/)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '')
}

test.beforeEach(({ page }) => chooseMotion(page, 'paused'))

test('an asset is opened by its row, is one step of the history, named by the address and the title, and gives the focus back', async ({
  page,
  context,
}) => {
  await page.goto('/features')
  await page.getByRole('banner').getByRole('link', { name: 'Market' }).click()
  await expect(heading(page, /market/)).toBeVisible()
  const view = drawer(page, /^Bitcoin BTC$/)

  await test.step('but not by its star, Trade or a selected price, and in a new tab if that is wanted', async () => {
    const row = page.getByRole('row', { name: /Ethereum/ })
    const price = row.locator('[data-price]')
    await row.getByRole('button', { name: 'Add Ethereum to favourites' }).click()
    await row.getByRole('button', { name: 'Trade Ethereum' }).click()
    const box = await price.boundingBox()
    if (!box) throw new Error('There is no price')
    await page.mouse.move(box.x + 0.5, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width + 1, box.y + box.height / 2, { steps: 4 })
    await page.mouse.up()
    expect(await page.evaluate(() => String(getSelection()))).toBe(await price.textContent())
    const opened = context.waitForEvent('page')
    await row.locator('[data-column=volume]').click({ modifiers: ['ControlOrMeta'] })
    const tab = await opened
    await expect(tab).toHaveURL(/asset=ETH/)
    await tab.close()
    await expect(page).toHaveURL('/market')
  })

  const row = page.locator('tbody tr').filter({ has: page.locator('[data-asset=BTC]') })
  await row.locator('[data-column=volume]').click()
  await expect(view).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(view).toHaveCount(0)
  await expect(page).toHaveURL('/market')

  await rowLink(page, 'Bitcoin').focus()
  const before = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/market?asset=BTC')
  await expect(page).toHaveTitle('BTC – Market | King Exchange')
  await expect(page.locator('meta[name="description"]')).toHaveCount(1)
  for (const column of ['price', 'change', 'volume', 'market-cap'])
    await expect(view, column).toContainText(
      (await row.locator(`td[data-column=${column}]`).textContent()) || 'nothing',
    )
  await page.goBack()
  await expect(view).toHaveCount(0)
  await page.goForward()
  await expect(view).toBeVisible()

  await view.getByText('24H, Last 24 hours').click()
  await page.keyboard.press('ArrowRight')
  await view.getByText('Candles').click()
  await expect(page).toHaveURL('/market?asset=BTC&range=7d&drawing=candles')
  const figures = () => page.getByRole('dialog').locator('section dd').allTextContents()
  const week = await figures()
  await page.reload()
  await expect(view.getByRole('radio', { name: '7D' })).toBeChecked()
  await expect(view.getByRole('radio', { name: 'Candles' })).toBeChecked()
  expect(await figures()).toEqual(week)

  // All of that was one entry.
  await page.keyboard.press('Escape')
  await expect(view).toHaveCount(0)
  await expect(page).toHaveURL('/market')
  await expect(page).toHaveTitle('Market | King Exchange')
  await expect(rowLink(page, 'Bitcoin')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await page.goBack()
  await expect(page).toHaveURL('/features')
})

test('an address opens its asset in any case, or says that it is not listed, and keeps the view', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, '?asset=kcc&filter=king-tokens')
  await expect(drawer(page, /KCC · King Token/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/market?filter=king-tokens')
  await expect(rowLink(page, 'KCC')).toBeFocused()
  const link = page.getByRole('link', { name: 'Open the price chart of KCC' })
  await link.press('Enter')
  await expect(page).toHaveURL('/market?filter=king-tokens&asset=KCC')
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()

  await open(page, '?asset=XYZ&sort=name&order=asc')
  const missing = drawer(page, 'Asset XYZ not found')
  await expect(page).toHaveTitle('Market | King Exchange')
  await missing.getByRole('button', { name: 'View market' }).press('Enter')
  await expect(page).toHaveURL('/market?sort=name&order=asc')
})

test('a button in the drawer resumes the prices; the chart goes on, and what is read stays', {
  tag: '@night',
}, async ({ page }) => {
  await page.clock.install({ time: new Date('2026-05-11T14:17:23Z') })
  await open(page, '?asset=LTC&seed=7&range=1h')
  const view = drawer(page, /Litecoin/)
  const slider = view.getByRole('slider')
  const resume = view.getByRole('button', { name: 'Resume' })
  // Whose code comes late, and not any more once the clock stands.
  await expect(slider).toBeVisible()
  await expect(resume).toBeVisible()
  await stopClock(page)
  await resume.press('Enter')
  await slider.focus()
  const read = await slider.getAttribute('aria-valuetext')
  const price = view.locator('p', { hasText: 'Price:' }).locator('[data-price] > span')
  const before = await price.textContent()
  for (let tick = 0; tick < 4; tick += 1) await page.clock.runFor(5_000)
  await expect(price).not.toHaveText(before ?? '')
  await expect(view.getByRole('figure')).toContainText(`to ${await price.textContent()}, with a high of`)
  // So that nothing speaks by itself.
  expect(await slider.getAttribute('aria-valuetext')).toBe(read)
  await expect(view.locator('[aria-live]')).toHaveCount(0)
})
