import type { Page } from '@playwright/test'
import { marketAssets } from '@/data/market/marketAssets'
import { selectAssets } from '@/data/market/marketResult'
import type { MarketView } from '@/data/market/marketView'
import { scriptWith } from './builtFiles.ts'
import { chooseMotion, expect, heading, openBeforeScripts, test } from './support.ts'
import { untilTypefaces } from './typefaces.ts'

// How the table, its search, its filters and its order look and behave is asked of stories, in `tests/screens/market.test.ts`.

const table = (page: Page) => page.getByRole('table', { name: 'Assets' })
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search assets by name or symbol' })
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filter assets' }).getByRole('button', { name, exact: true })
const columnHeader = (page: Page, name: string) => table(page).getByRole('columnheader', { name })
const star = (page: Page, name: string) =>
  page.getByRole('button', { name: `Add ${name} to favourites`, exact: true })
const expectRows = (page: Page, view: MarketView) =>
  expect
    .poll(() => rows(page).locator('[data-name]').allTextContents())
    .toEqual(selectAssets(marketAssets, view).map(({ name }) => name))

test('the view is in the address: a filter is a step of the history, typing is none, and a reload keeps both', async ({
  page,
}) => {
  await chooseMotion(page, 'paused')
  await page.goto('/token')
  await page.getByRole('link', { name: 'View market' }).click()
  await expect(page).toHaveURL('/market?filter=king-tokens')
  await expectRows(page, { filter: 'king-tokens' })
  await searchBox(page).pressSequentially('1e5', { delay: 0 })
  await expect(page).toHaveURL('/market?filter=king-tokens&q=1e5')
  await searchBox(page).fill('coin')
  await filter(page, 'Gainers').scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await filter(page, 'Gainers').press('Enter')
  await expect(page).toHaveURL('/market?filter=gainers&q=coin')
  await expect(filter(page, 'Gainers')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await searchBox(page).fill('e')
  await columnHeader(page, 'Asset').getByRole('button').click()
  await expect(page).toHaveURL('/market?filter=gainers&q=e&sort=name&order=asc')
  await page.reload()
  await expectRows(page, { filter: 'gainers', q: 'e', sort: 'name', order: 'asc' })
  await expect(searchBox(page)).toHaveValue('e')
  await expect(columnHeader(page, 'Asset')).toHaveAttribute('aria-sort', 'ascending')

  await page.goBack()
  await expect(page).toHaveURL('/market?filter=king-tokens&q=coin')
  await expect(searchBox(page)).toHaveValue('coin')
  await page.goBack()
  await expect(heading(page, 'Two tokens, one crown')).toBeVisible()
})

test('favourites are those of the visit before, move nothing when they are read, and follow another tab', async ({
  page,
  context,
}) => {
  await chooseMotion(page, 'paused')
  await page.addInitScript(() => {
    localStorage.setItem('king-exchange-favourites', '["ETH"]')
    // As at a later visit: at the first the typefaces would come with the scripts, which are delayed here.
    localStorage.setItem('fast-pages-typefaces', '')
  })
  const start = await openBeforeScripts(page, '/market')
  await expect(star(page, 'Ethereum')).toHaveAttribute('aria-pressed', 'false')
  const placesOf = () =>
    page
      .locator('main button, main tr')
      .evaluateAll((all) => all.map((element) => JSON.stringify(element.getBoundingClientRect())))
  // A button is a pixel or two wider in its fallback.
  await untilTypefaces(page)
  const before = await placesOf()
  await start()
  await expect(star(page, 'Ethereum')).toHaveAttribute('aria-pressed', 'true')
  expect(await placesOf()).toEqual(before)

  await star(page, 'Solana').click()
  const other = await context.newPage()
  await chooseMotion(other, 'paused')
  await other.goto('/market')
  await expect(star(other, 'Solana')).toHaveAttribute('aria-pressed', 'true')
  await star(other, 'Cardano').click()
  await expect(star(page, 'Cardano')).toHaveAttribute('aria-pressed', 'true')
  await expect(filter(page, 'Favourites 3')).toBeVisible()
})

test('KCC costs and changes the same in table and ticker at every moment, also on the way from another page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.clock.install()
  await page.goto('/?seed=7')
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'live')
  const ticker = page.getByRole('region', { name: 'Market prices' }).getByRole('listitem').first()
  const first = (await ticker.textContent()) ?? ''
  await page.clock.runFor(9_000)
  await expect(ticker).not.toHaveText(first)
  await page.evaluate(() => {
    const seen: [ticker: string, table: string][] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const shown = document.querySelector('[aria-label="Market prices"] li')?.textContent
      const row = document.querySelector('tbody [data-asset=KCC]')?.closest('tr')
      const [price, change] = ['price', 'change'].map(
        (column) => row?.querySelector(`td[data-column=${column}]`)?.textContent,
      )
      // A price with its change: $68.70up +15.15%.
      if (shown && price) seen.push([shown.replace(/^KCC\/USDT/, '$'), `${price}${change}`])
    }).observe(document, { characterData: true, childList: true, subtree: true })
  })
  await page.getByRole('banner').getByRole('link', { name: 'Market' }).click()
  await expect(rows(page)).toHaveCount(marketAssets.length)
  await page.clock.runFor(60_000)
  const seen = await page.evaluate(() => (window as Window & { seen?: [string, string][] }).seen ?? [])
  expect(seen.filter(([shown, table]) => shown !== table)).toEqual([])
  expect(new Set(seen.map(([shown]) => shown)).size, 'it moves').toBeGreaterThan(5)
  expect(seen[0]?.[0], 'it goes on').not.toBe(first.replace(/^KCC\/USDT/, '$'))
})

for (const [choice, reducedMotion] of [
  ['paused', 'no-preference'],
  ['live', 'reduce'],
] as const) {
  test(`the code that moves rows is not asked for where figures are ${choice} and the wish is «${reducedMotion}»`, {
    tag: '@night',
  }, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(request.url()))
    await page.emulateMedia({ reducedMotion })
    await chooseMotion(page, choice)
    await page.goto('/market')
    await expect(page.locator('html')).toHaveAttribute('data-motion', choice)
    await page.waitForLoadState('networkidle')
    await filter(page, 'King Tokens').click()
    await expectRows(page, { filter: 'king-tokens' })
    expect(scripts.filter((url) => url.endsWith(scriptWith('cloneNode')))).toEqual([])
  })
}
