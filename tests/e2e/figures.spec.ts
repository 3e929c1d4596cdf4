import type { Locator, Page } from '@playwright/test'
import { cardBalance, cardTransactions } from '@/data/content/cards'
import { allocations } from '@/data/content/token'
import { overflowOf } from '../overflow.ts'
import { demoAmounts, demoTotal, demoWorth } from './demoAccount.ts'
import {
  addStyle,
  callBackend,
  demo,
  expect,
  openDashboard,
  type StoredSession,
  store,
  test,
} from './support.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const balanceRows = (page: Page) =>
  region(page, 'Balances')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
const eye = (page: Page) => page.getByRole('button', { name: 'Hide balances', exact: true })

/** Holds every price at its start. */
const pausePrices = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('king-exchange-motion', 'paused'))

/** What the fill of a share is made of, but for its id. */
const fillsOf = (pictures: Locator) =>
  pictures.evaluateAll((all) =>
    all.flatMap((picture) =>
      [...picture.querySelectorAll('pattern')].map((pattern) => {
        pattern.removeAttribute('id')
        return pattern.outerHTML
      }),
    ),
  )

let session: StoredSession
test.beforeEach(async ({ request }) => {
  session = await callBackend<StoredSession>(request, '/auth/v1/token?grant_type=password', { data: demo })
})

test('a token has one name and one price on every page', async ({ page }) => {
  await pausePrices(page)
  await page.goto('/')
  const ticker = page.getByRole('region', { name: 'Market prices' }).getByRole('listitem')
  await expect(ticker.filter({ hasText: 'KCC/USDT' }).first()).toContainText('68.73')
  // In the rows of the market, and on its card.
  const prices = page.getByRole('main').getByText('$68.73', { exact: true })
  await expect(prices).toHaveCount(2)
  for (const price of await prices.all()) await expect(price).toBeVisible()

  await page.goto('/market')
  const assets = page.getByRole('main').getByRole('row')
  await expect(assets.filter({ hasText: '$68.73' })).toContainText('KCC')
  const listed = await assets.allTextContents()
  await page.goto('/token')
  await expect(page.getByRole('region', { name: 'KCC', exact: true })).toContainText('$687.3M')
  await expect(region(page, 'KCCredit')).toContainText('150%')

  await openDashboard(page, session)
  await expect(balanceRows(page).getByRole('rowheader')).toHaveText([
    'KCCKing Token',
    'KCREDITKCCredit',
    'USDTTether',
    'BTCBitcoin',
    'ETHEthereum',
  ])
  for (const [symbol, name] of [
    ['KCREDIT', 'KCCredit'],
    ['USDT', 'Tether'],
    ['BTC', 'Bitcoin'],
    ['ETH', 'Ethereum'],
  ] as const) {
    expect(listed.filter((row) => row.includes(symbol) && row.includes(name))).toHaveLength(1)
  }
})

test('each balance times its sample price is its value, and the shares are those of the total', async ({
  page,
}) => {
  await openDashboard(page, session)
  await expect(page.getByTestId('total')).toHaveText(demoTotal)
  await expect(balanceRows(page)).toHaveCount(5)
  const figures = await balanceRows(page).evaluateAll((rows) =>
    rows.map((row) =>
      [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent?.replace(/[$,%]/g, ''))),
    ),
  )
  let total = 0
  for (const [balance = 0, price = 0, value = 0, share = 0] of figures) {
    expect(Math.abs(balance * price - value), `${balance} × ${price}`).toBeLessThan(0.01 + price * 0.000_1)
    expect(share).toBeCloseTo((value / demoWorth) * 100, 1)
    total += value
  }
  expect(total).toBeCloseTo(demoWorth, 1)

  for (const width of [320, 375, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const name of ['Token', 'Balance', 'Sample price', 'Value', 'Share']) {
      await expect(page.getByRole('columnheader', { name, exact: true }), `${width} px`).toBeVisible()
    }
    await expect.poll(() => overflowOf(page), `${width} px`).toBe(0)
  }
  for (const name of ['Total balance', 'Balances', 'KYC status', 'Quick actions']) {
    const part = await region(page, name).boundingBox()
    expect((part?.y ?? 900) + (part?.height ?? 0), `${name} in the first screen`).toBeLessThanOrEqual(900)
  }
})

test('each row of the balances has the fill of its part of the line, no two alike', async ({ page }) => {
  await openDashboard(page, session)
  const line = page.getByTestId('allocation').locator('svg')
  const keys = balanceRows(page).locator('td svg')
  await expect(line).toHaveCount(5)
  const fills = await fillsOf(line)
  expect(await fillsOf(keys)).toEqual(fills)
  expect(new Set(fills).size).toBe(5)

  await page.emulateMedia({ forcedColors: 'active' })
  const text = await page.getByTestId('total').evaluate((total) => getComputedStyle(total).color)
  for (const part of [line.first(), keys.last()]) await expect(part).toHaveCSS('color', text)

  await page.goto('/token')
  const tokenomics = region(page, 'Tokenomics')
  const arcs = await fillsOf(tokenomics.locator('svg').first())
  expect(await fillsOf(tokenomics.getByRole('table').locator('svg'))).toEqual(arcs)
  expect(arcs.length).toBeGreaterThan(2)
  expect(new Set(arcs).size).toBe(allocations.length)
})

test('the eye hides every amount, before the first paint and in other tabs too', async ({
  page,
  context,
}) => {
  const ofCards = [cardBalance, ...cardTransactions.map(({ amount }) => amount)]
  const shown = [demoTotal, ...demoAmounts, ...ofCards]
  const amounts = new RegExp(shown.map((text) => text.replace(/[.$+]/g, '\\$&')).join('|'))
  await openDashboard(page, session)
  for (const amount of [demoTotal, ...demoAmounts]) await expect(page.getByRole('main')).toContainText(amount)
  await expect(eye(page)).toHaveAttribute('aria-pressed', 'false')
  const places = () =>
    page
      .locator('main h2, main tr, main li, main button:not(th button)')
      .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())).join('\n'))
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const before = await places()
    await eye(page).press('Enter')
    await expect(eye(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByTestId('total')).toHaveText('hidden')
    await expect(page.getByRole('main')).not.toContainText(amounts)
    await expect(page.getByTestId('allocation').locator('svg')).toHaveCount(0)
    await expect(balanceRows(page).first()).toHaveText('KCCKing Tokenhidden$1.50hiddenhidden')
    expect(await places(), `${width} px`).toBe(before)
    if (width === 375) await eye(page).press('Space')
  }

  await page.addInitScript((pattern) => {
    const known = window as { seen?: boolean }
    new MutationObserver(() => {
      if (new RegExp(pattern).test(document.body?.textContent ?? '')) known.seen = true
    }).observe(document, { subtree: true, childList: true, characterData: true })
  }, amounts.source)
  for (const address of ['/dashboard', '/cards']) {
    await page.goto(address)
    await expect(page.getByRole('main').getByText('hidden').first()).toBeAttached()
    await expect(page.getByTestId('account-name')).toHaveText('Demo Trader')
    expect(await page.evaluate(() => (window as { seen?: boolean }).seen), address).toBeUndefined()
  }

  const other = await context.newPage()
  await other.goto('/dashboard')
  await eye(other).click()
  await expect(other.getByTestId('total')).toHaveText(demoTotal)
  await expect(page.getByRole('region', { name: 'Card balance' })).toContainText(cardBalance)
  await expect(eye(page)).toHaveAttribute('aria-pressed', 'false')
})

test('with text twice as large, the token page is no wider than a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/token')
  await addStyle(page, 'html { font-size: 200% }')
  const widest = () =>
    region(page, 'Tokenomics').evaluate((part) =>
      Math.max(...[...part.querySelectorAll('*')].map((one) => one.getBoundingClientRect().right)),
    )
  await expect.poll(widest).toBeLessThanOrEqual(375)
})

test('the cards stand beside their balance on a tablet, and say that they are samples', async ({ page }) => {
  await store(page, session)
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/cards')
  const main = page.getByRole('main')
  await expect(main.getByText('Sample cards', { exact: true })).toBeVisible()
  await expect(main).toContainText('This is what yours will look like.')
  const card = await main.getByRole('img', { name: /^King Debit, / }).boundingBox()
  const balance = await main.getByRole('region', { name: 'Card balance' }).boundingBox()
  expect((card?.x ?? 0) + (card?.width ?? 0)).toBeLessThan(balance?.x ?? 0)
  expect((balance?.y ?? 0) + (balance?.height ?? 0)).toBeLessThan(900)
})
