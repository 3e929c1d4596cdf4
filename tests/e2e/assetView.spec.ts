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

/** An afternoon where the browser is, which is in UTC. */
const now = new Date('2026-05-11T14:17:23Z')

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

test('a price in a row can be selected without opening it, and a row opens in a tab', async ({
  page,
  context,
}) => {
  await open(page)
  const row = page.getByRole('row', { name: /Ethereum/ })
  const price = row.locator('[data-price]')
  await row.scrollIntoViewIfNeeded()
  const box = await price.boundingBox()
  if (!box) throw new Error('There is no price')
  await page.mouse.move(box.x + 0.5, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width + 1, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  expect(await page.evaluate(() => String(getSelection()))).toBe(await price.textContent())
  for (const openTab of [
    () => row.locator('[data-column=volume]').click({ modifiers: ['ControlOrMeta'] }),
    () => rowLink(page, 'Ethereum').click({ button: 'middle' }),
  ]) {
    const opened = context.waitForEvent('page')
    await openTab()
    const tab = await opened
    await expect(tab).toHaveURL(/asset=ETH/)
    await tab.close()
  }
  await expect(page).toHaveURL('/market')
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

  test('a finger reads prices to the sides, and scrolls the drawer up and down', async ({ page }) => {
    await open(page, '?asset=AVAX')
    const view = drawer(page, /Avalanche/)
    await slider(page).scrollIntoViewIfNeeded()
    const box = await slider(page).boundingBox()
    if (!box) throw new Error('There is no chart')
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + x, y: box.y + y }],
      })
    const since = page.getByRole('figure').getByText(/^Since /)
    await touch('touchStart', 60, 120)
    await expect(since).toHaveCount(0)
    const first = await words(page)
    for (const x of [80, 110, 140]) await touch('touchMove', x, 122)
    await expect(slider(page)).not.toHaveAttribute('aria-valuetext', first ?? '')
    await touch('touchEnd')
    await expect(since).toBeVisible()

    const before = await view.evaluate(({ scrollTop }) => scrollTop)
    await touch('touchStart', 100, 150)
    for (const y of [130, 100, 60, 20]) await touch('touchMove', 100, y)
    await touch('touchEnd')
    await expect.poll(() => view.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(before)
    await expect(since).toHaveCount(1)
  })
})

test('a button in the drawer resumes paused prices, and the chart goes on', async ({ page }) => {
  await page.clock.install({ time: now })
  await open(page, '?asset=LTC&seed=7')
  const view = drawer(page, /Litecoin/)
  await expect(view.getByText('Prices are paused.')).toBeVisible()
  await stopClock(page)
  await view.getByRole('button', { name: 'Resume' }).press('Enter')
  await expect(view.getByText('Prices are paused.')).toHaveCount(0)
  const price = view.locator('p', { hasText: 'Price:' }).locator('[data-price] > span')
  const before = await price.textContent()
  for (let tick = 0; tick < 4; tick += 1) await page.clock.runFor(5_000)
  await expect(price).not.toHaveText(before ?? '')
  await expect(view.getByRole('figure')).toContainText(`to ${await price.textContent()}, with a high of`)
  await page.clock.resume()
  expect(await findBarriers(page)).toEqual([])
})

const slider = (page: Page) => page.getByRole('slider', { name: /^Price of / })
const words = (page: Page) => slider(page).getAttribute('aria-valuetext')

/** The change, the high and the low of the range. */
const figures = (page: Page) => page.getByRole('dialog').locator('section dd').allTextContents()

test('a range of the chart stays in the address, survives a reload, and is the same past again', async ({
  page,
}) => {
  await page.clock.setFixedTime(now)
  await open(page)
  await rowLink(page, 'Bitcoin').click()
  const view = drawer(page, /Bitcoin/)
  await expect(view.getByRole('heading', { level: 3 })).toHaveText('Last 24 hours')
  const day = await figures(page)
  const row = page.locator('tbody tr').filter({ has: page.locator('[data-asset=BTC]') })
  expect(day[0]).toContain(await row.locator('td[data-column=change] bdi').textContent())

  await view.getByRole('radio', { name: '24H' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/market?asset=BTC&range=7d')
  await expect(view.getByRole('heading', { level: 3 })).toHaveText('Last 7 days')
  const week = await figures(page)
  expect(week).not.toEqual(day)
  await view.getByText('Candles').click()
  await expect(page).toHaveURL('/market?asset=BTC&range=7d&drawing=candles')
  expect(await figures(page)).toEqual(week)
  expect(await findBarriers(page)).toEqual([])

  await page.reload()
  await expect(view.getByRole('radio', { name: '7D' })).toBeChecked()
  await expect(view.getByRole('radio', { name: 'Candles' })).toBeChecked()
  expect(await figures(page)).toEqual(week)
  await view.getByText('24H, Last 24 hours').click()
  await view.getByText('Line').click()
  await expect(page).toHaveURL('/market?asset=BTC')
  expect(await figures(page)).toEqual(day)

  // All of that was one entry.
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/market')
  await open(page, '?asset=BTC&range=90d&drawing=bars')
  await expect(view.getByRole('radio', { name: '24H' })).toBeChecked()
  await expect(view.getByRole('radio', { name: 'Line' })).toBeChecked()
})

test('prices of the chart are read with their time, by the keys of a slider', async ({ page }) => {
  await page.clock.setFixedTime(now)
  await open(page, '?asset=BTC')
  await slider(page).focus()
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '$64,218.40, 11 May 14:17')
  await page.keyboard.press('ArrowLeft')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^\$[\d,.]+, 11 May 14:00$/)
  await page.keyboard.press('ArrowLeft')
  const [price, time] = (await words(page))?.split(', 11 May ') ?? []
  expect(time).toBe('13:50')
  await expect(page.getByRole('figure').getByText(price ?? 'nothing')).toBeVisible()
  await expect(page.getByRole('figure').getByText('11 May 13:50')).toBeVisible()
  await page.keyboard.press('PageDown')
  await expect(slider(page)).not.toHaveAttribute('aria-valuetext', /13:/)
  await page.keyboard.press('Home')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '$63,058.13, 10 May 14:17')
  await page.keyboard.press('ArrowLeft')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /10 May 14:17$/)
  await page.keyboard.press('End')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /11 May 14:17$/)
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(page.getByRole('figure').getByText(/^Since 10 May 14:17/)).toBeVisible()
})

test('prices of the chart are read under the pointer, and a press keeps one', async ({ page }) => {
  await page.clock.setFixedTime(now)
  await open(page, '?asset=BTC&range=7d&drawing=candles')
  const since = page.getByRole('figure').getByText(/^Since /)
  const box = await slider(page).boundingBox()
  if (!box) throw new Error('There is no chart')
  const at = (part: number) => [box.x + box.width * part, box.y + box.height / 3] as const
  await expect(since).toBeVisible()
  await page.mouse.move(...at(0.5))
  await expect(since).toHaveCount(0)
  const middle = await words(page)
  expect(middle).toMatch(/^Open \$[\d,.]+, high .+, low .+, close .+, [78] May \d\d:00$/)
  await page.mouse.move(...at(0.9))
  await expect(slider(page)).not.toHaveAttribute('aria-valuetext', middle ?? '')
  await page.mouse.move(box.x, box.y - 100)
  await expect(since).toBeVisible()
  await page.mouse.click(...at(0.5))
  await page.mouse.move(box.x, box.y - 100)
  await expect(slider(page)).toHaveAttribute('aria-valuetext', middle ?? '')
  await expect(slider(page)).toBeFocused()
})

test('a price that is read stays while prices move, so that nothing speaks by itself', async ({ page }) => {
  await page.clock.install({ time: now })
  await chooseMotion(page, 'live')
  await open(page, '?asset=BTC&seed=7&range=1h')
  await slider(page).focus()
  await stopClock(page)
  const read = await words(page)
  const said = page.getByRole('dialog').locator('figcaption')
  const before = await said.textContent()
  for (let tick = 0; tick < 6; tick += 1) await page.clock.runFor(5_000)
  await expect(said).not.toHaveText(before ?? '')
  expect(await words(page)).toBe(read)
  await expect(page.getByRole('dialog').locator('[aria-live]')).toHaveCount(0)
})

test('the market’s placeholder of trading charts leads to the chart of KCC, and back', async ({ page }) => {
  await open(page, '?filter=king-tokens')
  const link = page.getByRole('link', { name: 'Open the price chart of KCC' })
  await link.press('Enter')
  await expect(page).toHaveURL('/market?filter=king-tokens&asset=KCC')
  await expect(slider(page)).toHaveAccessibleName('Price of KCC, last 24 hours')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/market?filter=king-tokens')
  await expect(link).toBeFocused()
})

test('the chart is on paper, without its buttons', async ({ page }) => {
  await open(page, '?asset=ETH')
  const view = drawer(page, /Ethereum/)
  await expect(view.getByText('24H, Last 24 hours')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(view.getByRole('figure').locator('svg')).toBeVisible()
  await expect(view.getByText('24H, Last 24 hours')).toBeHidden()
  await expect(view.getByRole('heading', { name: 'Last 24 hours' })).toBeVisible()
})
