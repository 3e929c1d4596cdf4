import type { Page } from '@playwright/test'
import { chooseMotion, expect, heading, test } from './support.ts'

// How the drawer and its chart look and behave is asked of stories, in `tests/screens/assetView.test.ts`.

const drawer = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const rowLink = (page: Page, name: string) =>
  page.getByRole('rowheader').getByRole('link', { name, exact: true })

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
