import type { Page } from '@playwright/test'
import { chooseMotion, expect, test } from './support.ts'

const box = (page: Page) => page.getByRole('searchbox')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const rowLink = (page: Page, name: string) =>
  page.getByRole('rowheader').getByRole('link', { name, exact: true })

test.beforeEach(({ page }) => chooseMotion(page, 'paused'))

test('the market and the search of the site read a text alike, and keep it as it was typed', async ({
  page,
}) => {
  await page.goto('/market')
  await expect(page.locator('html')).toHaveAttribute('data-alive', '')
  for (const [text, name] of [
    ['bítcóin', 'Bitcoin'],
    ['ＢＴＣ', 'Bitcoin'],
    ['btc  bitcoin', 'Bitcoin'],
    ['$BTC', 'Bitcoin'],
    ['etherium', 'Ethereum'],
    ['ETH/USDT', 'Ethereum'],
    ['BTCUSDT', 'Bitcoin'],
  ] as const) {
    await box(page).fill(text)
    await expect(rowLink(page, name), text).toBeVisible()
    await expect(rowLink(page, 'Solana'), text).toHaveCount(0)
    await expect(box(page)).toHaveValue(text)
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text)
    await page.keyboard.press('Control+k')
    await dialog(page).getByRole('combobox').fill(text)
    await expect(dialog(page).getByRole('option', { selected: true }), text).toContainText(name)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
  }
})

test('a search that finds nothing is asked about in all three places', async ({ page }) => {
  for (const [address, asked, found] of [
    ['/market?q=ethrium', 'Ethereum', '/market?q=Ethereum'],
    ['/market?q=ethrium&filter=losers', 'Ethereum', '/market?q=Ethereum'],
    ['/blog?q=levarge', 'Leverage', '/blog?q=Leverage'],
  ] as const) {
    await page.goto(address)
    await page.getByRole('button', { name: `Did you mean “${asked}”?` }).click()
    await expect(page).toHaveURL(found)
    await expect(box(page)).toHaveValue(asked)
    await expect(page.getByRole('button', { name: /^Did you mean/ })).toHaveCount(0)
  }
  await page.keyboard.press('Control+k')
  const field = dialog(page).getByRole('combobox')
  await field.fill('ethrium')
  await expect(dialog(page).getByRole('option').first()).toHaveText('Did you mean “Ethereum”?')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('Ethereum')
  await expect(dialog(page).getByRole('option', { selected: true })).toContainText('ETH')
})
