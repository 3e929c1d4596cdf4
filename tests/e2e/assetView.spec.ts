import type { Page } from '@playwright/test'
import { marketAssets } from '@/data/registries/market'
import { findBarriers } from '../axe.ts'
import { chooseMotion, closeByPress, expect, expectFocusKept, heading, stopClock, test } from './support.ts'

const drawer = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const rowLink = (page: Page, name: string) =>
  page.getByRole('rowheader').getByRole('link', { name, exact: true })

async function open(page: Page, search = '') {
  await page.goto(`/market${search}`)
  await expect(heading(page, /market/)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-alive', '')
}

test.beforeEach(({ page }) => chooseMotion(page, 'paused'))

test('a row’s name opens the asset by the keyboard, and Escape returns to it', async ({ page }) => {
  await open(page, '?q=coin')
  await rowLink(page, 'Bitcoin').focus()
  const before = await page.evaluate(() => window.scrollY)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/market?q=coin&asset=BTC')
  const view = drawer(page, /^Bitcoin BTC$/)
  const row = page.locator('tbody tr').filter({ has: page.getByText('Bitcoin', { exact: true }) })
  for (const column of ['price', 'change', 'volume', 'market-cap']) {
    const shown = row.locator(`td[data-column=${column}]`)
    await expect(view, column).toContainText((await shown.textContent()) || 'nothing')
  }
  const caps = marketAssets.map(({ marketCap }) => marketCap)
  const bitcoin = marketAssets.find(({ symbol }) => symbol === 'BTC')?.marketCap ?? 0
  const share = (bitcoin / caps.reduce((sum, cap) => sum + cap)) * 100
  await expect(view).toContainText(`Share of total market cap${share.toFixed(2)}%`)
  await expect(view.getByRole('heading', { level: 2 })).toHaveText(/Bitcoin/)
  await expect(view.getByRole('button', { name: 'Close' })).toBeFocused()
  await expect(page).toHaveTitle('BTC – Market | King Exchange')
  await expectFocusKept(page, 8)

  await page.keyboard.press('Escape')
  await expect(view).toHaveCount(0)
  await expect(page).toHaveURL('/market?q=coin')
  await expect(page).toHaveTitle('Market | King Exchange')
  await expect(rowLink(page, 'Bitcoin')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
})

test('opening is one step in the history: Back closes, Forward opens, and closing goes back', async ({
  page,
}) => {
  await page.goto('/features')
  await page.getByRole('banner').getByRole('link', { name: 'Market' }).click()
  await expect(heading(page, /market/)).toBeVisible()
  const view = drawer(page, /Ethereum/)
  await rowLink(page, 'Ethereum').click()
  await expect(view).toBeVisible()
  await page.goBack()
  await expect(view).toHaveCount(0)
  await expect(page).toHaveURL('/market')
  await page.goForward()
  await expect(view).toBeVisible()
  await closeByPress(view, () => view.getByRole('button', { name: 'Close' }).click())
  await expect(page).toHaveURL('/market')
  await page.goBack()
  await expect(page).toHaveURL('/features')
})

test('an address opens the asset in any case, and a press beside it closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '?asset=kcc&filter=king-tokens')
  const view = drawer(page, /KCC · King Token/)
  await expect(view).toContainText('$68.73')
  expect((await view.boundingBox())?.width).toBe(448)
  await expect(page.locator('meta[name="description"]')).toHaveCount(1)
  expect(await findBarriers(page)).toEqual([])
  await closeByPress(view, () => page.mouse.click(200, 450))
  await expect(page).toHaveURL('/market?filter=king-tokens')
  await expect(rowLink(page, 'KCC')).toBeFocused()
})

test('a symbol that is not listed is said to be missing, and nothing else is lost', async ({ page }) => {
  await open(page, '?asset=XYZ&sort=name&order=asc')
  const view = drawer(page, 'Asset XYZ not found')
  await expect(view).toContainText(`${marketAssets.length} sample assets`)
  await expect(page).toHaveTitle('Market | King Exchange')
  expect(await findBarriers(page)).toEqual([])
  await view.getByRole('button', { name: 'View market' }).click()
  await expect(page).toHaveURL('/market?sort=name&order=asc')
  await expect(page.getByRole('rowheader')).toHaveCount(marketAssets.length)
})

test('Trade says in the drawer that it is not implemented, and the link can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '?asset=SOL')
  const view = drawer(page, /Solana/)
  await view.getByRole('button', { name: 'Trade Solana' }).click()
  await expect(view.getByText('Trading Solana Coming Soon')).toBeVisible()
  await expect(view.getByText('Trading Solana is not implemented yet.')).toBeVisible()
  await view.getByRole('button', { name: 'Copy link' }).click()
  await expect(view.getByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/market\?asset=SOL$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, isMobile: true, hasTouch: true })

  test('it fills the screen, without motion from the first frame on, and scrolls by itself', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { showModal } = HTMLDialogElement.prototype
      HTMLDialogElement.prototype.showModal = function () {
        showModal.call(this)
        Object.assign(window, { shownAt: this.getBoundingClientRect().x })
      }
    })
    await open(page, '?asset=AVAX')
    const view = drawer(page, /Avalanche/)
    await expect(view).toBeVisible()
    expect(await page.evaluate(() => (window as Window & { shownAt?: number }).shownAt)).toBe(0)
    expect(await view.boundingBox()).toEqual({ x: 0, y: 0, width: 320, height: 568 })
    expect(await view.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
    const trade = view.getByRole('button', { name: 'Trade Avalanche' })
    await trade.scrollIntoViewIfNeeded()
    expect((await trade.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  })
})

test('a button in the drawer resumes paused prices, and the line starts with the next one', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '?asset=LTC&seed=7')
  const view = drawer(page, /Litecoin/)
  await expect(view.getByText('The line starts when prices move again.')).toBeVisible()
  await stopClock(page)
  await view.getByRole('button', { name: 'Resume' }).press('Enter')
  await expect(view.getByText('Prices are paused.')).toHaveCount(0)
  await expect(view.getByText('The line starts with the next one')).toBeVisible()
  for (let tick = 0; tick < 4; tick += 1) await page.clock.runFor(5_000)
  const said = view.getByRole('figure')
  await expect(said).toContainText(/from \$[\d.]+ to \$[\d.]+, with a high of/)
  const price = await view.getByText('Price:').locator('xpath=..').textContent()
  await expect(said).toContainText(`to ${price?.replace('Price: ', '')},`)
  await page.clock.resume()
  expect(await findBarriers(page)).toEqual([])
})
