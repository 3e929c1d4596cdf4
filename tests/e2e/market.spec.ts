import type { Page } from '@playwright/test'
import { marketAssets } from '@/data/registries/market'
import { scriptWith } from './builtFiles.ts'
import {
  addStyle,
  chooseMotion,
  expect,
  expectNotice,
  heading,
  notices,
  openAsleep,
  stopClock,
  test,
} from './support.ts'
import { untilTypefaces } from './typefaces.ts'

const count = marketAssets.length

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
const namesOf = (page: Page) => rows(page).locator('[data-name]').allTextContents()
const result = (page: Page) => page.getByRole('status').filter({ hasText: /assets? shown/ })

/** Lets a stopped clock go on until a result is announced; what asks for it may be rendered later than its address. */
const announced = (page: Page, text: string) =>
  expect(async () => {
    await page.clock.runFor(1_000)
    await expect(result(page)).toHaveText(text, { timeout: 500 })
  }).toPass()

async function open(page: Page, search = '') {
  await page.goto(`/market${search}`)
  await expect(heading(page, /market/)).toBeVisible()
}

// Prices are paused, because tests compare what they read; live prices have tests of their own below.
test.beforeEach(({ page }) => chooseMotion(page, 'paused'))

test('the market shows its figures, its table and a note that all of it is sample data', async ({ page }) => {
  await open(page)
  await expect(rows(page)).toHaveCount(count)
  const kcc = rows(page).filter({ has: page.getByRole('rowheader', { name: 'KCC King Token' }) })
  await expect(kcc).toContainText('$68.73')
  await expect(kcc).toContainText('+15.20%')
  await expect(kcc).toContainText('$687.3M')
  await expect(rows(page).filter({ hasText: 'KCREDIT' })).toContainText('$25.0M')
  const overview = page.getByRole('region', { name: 'Market overview' })
  await expect(overview).toContainText('Leverage up to125x')
  await expect(page.getByRole('main').getByRole('figure')).toContainText(
    'Trading charts with indicators are coming; every asset has its price chart',
  )
  await expect(page.getByRole('region', { name: 'Assets' })).toContainText('Demo data')
})

test('the first asset is within the first screen, below title, figures, search and filters', async ({
  page,
}) => {
  await open(page)
  for (const [width, height] of [
    [1440, 900],
    [375, 812],
  ] as const) {
    await page.setViewportSize({ width, height })
    const parts = [
      heading(page, /market/),
      page.getByText('Leverage up to'),
      searchBox(page),
      filter(page, 'Losers'),
      rows(page).first(),
      page.getByRole('main').getByRole('figure'),
    ]
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
    const tops = boxes.map((box) => box?.y ?? 0)
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    const row = boxes[4]
    expect(row && row.y + row.height, `${width} × ${height}`).toBeLessThanOrEqual(height)
  }
})

test('the King Tokens come first until a search, a filter or a sorting is chosen', async ({ page }) => {
  await open(page)
  const names = await namesOf(page)
  expect(names.slice(0, 3)).toEqual(['KCC', 'KCCredit', 'Bitcoin'])
  await expect(page.getByText(`${count} assets, King Tokens first`)).toBeVisible()
  const colourOf = (place: number) =>
    rows(page)
      .nth(place)
      .evaluate((row) => getComputedStyle(row).backgroundColor)
  expect(await colourOf(0)).not.toBe(await colourOf(2))

  await columnHeader(page, 'Market cap').getByRole('button').click()
  await expect
    .poll(() => namesOf(page))
    .toEqual([...names.slice(0, 2).toReversed(), ...names.slice(2).toReversed()])
  await open(page, '?q=c')
  await expect(rows(page).first()).toContainText('Bitcoin')
  await expect(page.getByText('King Tokens first')).toHaveCount(0)
})

test('a search narrows the table while it is typed, is kept in the address and survives a reload', async ({
  page,
}) => {
  await open(page)
  await searchBox(page).pressSequentially('BITCO', { delay: 0 })
  await expect(rows(page)).toHaveCount(1)
  await expect(searchBox(page)).toHaveValue('BITCO')
  await expect(searchBox(page)).toBeFocused()
  await expect(page).toHaveURL('/market?q=BITCO')
  await expect(result(page)).toHaveText(`1 of ${count} assets shown: matching “BITCO”`)

  await page.reload()
  await expect(searchBox(page)).toHaveValue('BITCO')
  await expect(rows(page)).toHaveCount(1)

  await searchBox(page).fill('kcredit')
  await expect(rows(page)).toContainText('KCCredit')
  await searchBox(page).fill('')
  await expect(rows(page)).toHaveCount(count)
  await expect(page).toHaveURL('/market')
})

test('a search that is typed before hydration takes effect after it', async ({ page }) => {
  const wake = await openAsleep(page, '/market?filter=king-tokens')
  await searchBox(page).fill('kcredit')
  await wake()
  await expect(page).toHaveURL('/market?filter=king-tokens&q=kcredit')
  await expect(searchBox(page)).toHaveValue('kcredit')
  await expect.poll(() => namesOf(page)).toEqual(['KCCredit'])
})

test('no letter is lost, however fast the typing, and digits stay text', async ({ page }) => {
  await open(page)
  const text = 'the quick brown fox 0123456789 1e5 true null'
  await searchBox(page).pressSequentially(text, { delay: 0 })
  await expect(searchBox(page)).toHaveValue(text)
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(text)
  for (const value of ['1e5', 'true', '123456789012345678901234567890']) {
    await searchBox(page).fill('')
    await searchBox(page).pressSequentially(value)
    await expect(page).toHaveURL(`/market?q=${value}`)
    await page.reload()
    await expect(searchBox(page)).toHaveValue(value)
  }
})

test('typing adds no history entry, a filter does, and Back restores the search box', async ({ page }) => {
  await page.goto('/features')
  await page.getByRole('banner').getByRole('link', { name: 'Market' }).click()
  await expect(heading(page, /market/)).toBeVisible()
  await searchBox(page).pressSequentially('coin')
  await expect(page).toHaveURL('/market?q=coin')
  await filter(page, 'Gainers').click()
  await expect(page).toHaveURL('/market?q=coin&filter=gainers')
  await searchBox(page).fill('e')
  await expect(page).toHaveURL('/market?q=e&filter=gainers')

  await page.goBack()
  await expect(page).toHaveURL('/market?q=coin')
  await expect(searchBox(page)).toHaveValue('coin')
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true')
  await page.goBack()
  await expect(page).toHaveURL('/features')
})

test('a filter keeps the search and the scroll position', async ({ page }) => {
  await open(page)
  await filter(page, 'Losers').scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await filter(page, 'Losers').press('Enter')
  await expect(page).toHaveURL('/market?filter=losers')
  await expect(filter(page, 'Losers')).toBeFocused()
  await expect(result(page)).toHaveText(new RegExp(`of ${count} assets shown: Losers$`))
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  await expect(rows(page).filter({ hasText: /down −\d/ })).not.toHaveCount(0)
  await expect(rows(page).filter({ hasNotText: /down −\d/ })).toHaveCount(0)

  await filter(page, 'Gainers').click()
  await expect(page).toHaveURL('/market?filter=gainers')
  await expect(rows(page).filter({ hasText: /up \+\d/ })).not.toHaveCount(0)
  await expect(rows(page).filter({ hasNotText: /up \+\d/ })).toHaveCount(0)
  await filter(page, 'King Tokens').click()
  await expect.poll(() => namesOf(page)).toEqual(['KCC', 'KCCredit'])
  await searchBox(page).fill('kcredit')
  await expect(page).toHaveURL('/market?filter=king-tokens&q=kcredit')
  await expect.poll(() => namesOf(page)).toEqual(['KCCredit'])
  await filter(page, 'All').click()
  await expect(page).toHaveURL('/market?q=kcredit')
})

test('unknown values in the address are ignored', async ({ page }) => {
  for (const search of ['?filter=everything&sort=luck&order=sideways', '?q[]=a&filter[]=gainers']) {
    await open(page, search)
    await expect(rows(page), search).toHaveCount(count)
    await expect(filter(page, 'All'), search).toHaveAttribute('aria-pressed', 'true')
    await expect(columnHeader(page, 'Market cap')).toHaveAttribute('aria-sort', 'descending')
  }
})

test('strange searches find nothing, are quoted, and can be cleared', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page)
  for (const text of [
    '<script>alert(1)</script>',
    '(q+)+$',
    '__defineGetter__',
    '%00',
    '😀👩‍👩‍👧‍👦',
    'ليلى بنت عبد الرحمن',
    'x'.repeat(10_000),
    '😀'.repeat(5_000),
  ]) {
    await searchBox(page).fill(text)
    await expect(page.getByText('No asset matches')).toContainText(text.slice(0, 4))
    await expect(table(page)).toHaveCount(0)
    expect(page.url().length).toBeLessThan(2_000)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, text.slice(0, 20)).toBeLessThanOrEqual(0)
    // What the address has to escape, and what it has to shorten.
    if (text !== '%00' && text.length < 10_000) continue
    await page.reload()
    await expect(page.getByText('No asset matches')).toBeVisible()
  }
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(rows(page)).toHaveCount(count)
  await expect(searchBox(page)).toBeFocused()
  await expect(searchBox(page)).toHaveValue('')

  await filter(page, 'Losers').click()
  await searchBox(page).fill('bitcoin')
  await expect(page.getByText('No asset matches')).toContainText('among Losers')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect(page).toHaveURL('/market')
  await expect(rows(page)).toHaveCount(count)
})

test('every column sorts by the keyboard, is announced, and stays in the address', async ({ page }) => {
  await open(page)
  await expect(columnHeader(page, 'Market cap')).toHaveAttribute('aria-sort', 'descending')
  for (const [name, first, second, cell] of [
    ['Asset', 'ascending', 'descending', '[data-name]'],
    ['Price', 'descending', 'ascending', 'td[data-column=price]'],
    ['24h change', 'descending', 'ascending', 'td[data-column=change]'],
    ['24h volume', 'descending', 'ascending', 'td[data-column=volume]'],
    ['Market cap', 'ascending', 'descending', 'td[data-column=market-cap]'],
  ] as const) {
    const button = columnHeader(page, name).getByRole('button')
    const cells = rows(page).locator(cell)
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(columnHeader(page, name)).toHaveAttribute('aria-sort', first)
    await expect(table(page).locator('[aria-sort]')).toHaveCount(1)
    const once = await cells.allTextContents()
    await page.keyboard.press('Space')
    await expect(columnHeader(page, name)).toHaveAttribute('aria-sort', second)
    const twice = await cells.allTextContents()
    // In the default order the King Tokens come first.
    if (name === 'Market cap') expect(twice.slice(2), name).toEqual(once.slice(2).toReversed())
    else expect(twice, name).toEqual(once.toReversed())
    if (name !== 'Market cap') await page.keyboard.press('Enter')
    await expect(columnHeader(page, 'Market cap')).toHaveAttribute('aria-sort', 'descending')
    await expect(page).toHaveURL('/market')
    await expect(button).toBeFocused()
  }

  await columnHeader(page, 'Asset').getByRole('button').click()
  await expect(page).toHaveURL('/market?sort=name&order=asc')
  await page.reload()
  await expect(columnHeader(page, 'Asset')).toHaveAttribute('aria-sort', 'ascending')
  const names = marketAssets.map(({ name }) => name)
  await expect
    .poll(() => namesOf(page))
    .toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
})

test('rows keep their places while the pointer or the focus is among them', async ({ page }) => {
  await chooseMotion(page, 'live')
  await page.clock.install()
  await open(page, '?sort=change&order=desc&seed=7')
  await expect(page.getByRole('columnheader', { name: '24h change' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await stopClock(page)
  const prices = () => rows(page).locator('td[data-column=price]').allTextContents()
  const sorting = columnHeader(page, 'Price').getByRole('button')
  for (const [way, hold, leave] of [
    ['the pointer', () => rows(page).nth(3).hover(), () => page.mouse.move(0, 0)],
    [
      'the focus',
      () => rows(page).nth(3).getByRole('button', { name: 'Trade' }).focus(),
      () => sorting.focus(),
    ],
  ] as const) {
    await test.step(way, async () => {
      // The last tick before may still be on its way to the rows.
      await hold()
      const before = await namesOf(page)
      const pricesBefore = await prices()
      await page.clock.runFor(60_000)
      await expect.poll(prices).not.toEqual(pricesBefore)
      expect(await namesOf(page)).toEqual(before)
      await leave()
      await expect.poll(() => namesOf(page)).not.toEqual(before)
    })
  }
  const before = await namesOf(page)
  await page.clock.runFor(60_000)
  await expect.poll(() => namesOf(page)).not.toEqual(before)
  await expect(sorting).toBeFocused()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } })

  test('rows keep their places from the touch until a while after its click', async ({ page }) => {
    await chooseMotion(page, 'live')
    await page.clock.install()
    await open(page, '?sort=change&order=desc&seed=7')
    // Until then the rows stand in the order of the prerendered page.
    await expect(columnHeader(page, '24h change')).toHaveAttribute('aria-sort', 'descending')
    await stopClock(page)
    const name = rows(page).nth(3).getByRole('rowheader')
    const touch = (type: string) =>
      name.dispatchEvent(type, { pointerType: 'touch', pointerId: 2, bubbles: true, isPrimary: true })
    await touch('pointerover')
    const before = await namesOf(page)
    const pricesBefore = await rows(page).locator('td[data-column=price]').allTextContents()
    await page.clock.runFor(60_000)
    await expect
      .poll(() => rows(page).locator('td[data-column=price]').allTextContents())
      .not.toEqual(pricesBefore)
    expect(await namesOf(page)).toEqual(before)
    await touch('pointerout')
    await page.clock.runFor(1_400)
    expect(await namesOf(page)).toEqual(before)
    await page.clock.runFor(5_000)
    await expect.poll(() => namesOf(page)).not.toEqual(before)
  })
})

test.describe('favourites', () => {
  test('a star adds an asset, the filter shows them, and the next visit knows them', async ({ page }) => {
    await open(page)
    const chip = filter(page, 'Favourites 0')
    await chip.click()
    await expect(page).toHaveURL('/market?filter=favourites')
    await expect(page.getByText('No favourites yet')).toBeVisible()
    await expect(page.getByText('Press the star beside an asset')).toBeVisible()
    await page.getByRole('button', { name: 'Show all' }).click()
    await expect(page).toHaveURL('/market')

    for (const name of ['Solana', 'KCC', 'Bitcoin']) {
      await expect(star(page, name)).toHaveAttribute('aria-pressed', 'false')
      await star(page, name).click()
      await expect(star(page, name)).toHaveAttribute('aria-pressed', 'true')
    }
    await filter(page, 'Favourites 3').click()
    await expect.poll(() => namesOf(page)).toEqual(['Bitcoin', 'Solana', 'KCC'])
    await expect(result(page)).toHaveText(`3 of ${count} assets shown: Favourites`)

    await page.reload()
    await expect.poll(() => namesOf(page)).toEqual(['Bitcoin', 'Solana', 'KCC'])
    await searchBox(page).fill('ether')
    await expect(page.getByText('No asset matches “ether” among Favourites')).toBeVisible()
  })

  test('a filter that comes back within half a second is announced with what it shows by then', async ({
    page,
  }) => {
    await page.clock.install()
    await open(page, '?filter=favourites&q=sol')
    await stopClock(page)
    await searchBox(page).fill('')
    await expect(page).toHaveURL('/market?filter=favourites')
    await announced(page, `0 of ${count} assets shown: Favourites`)
    await page.getByRole('button', { name: 'Show all' }).click()
    await star(page, 'Solana').click()
    await filter(page, 'Favourites 1').click()
    await announced(page, `1 of ${count} assets shown: Favourites`)
  })

  test('an asset whose star is released stays until pointer and focus have left the rows', async ({
    page,
  }) => {
    await open(page)
    for (const name of ['Bitcoin', 'Solana']) await star(page, name).click()
    await filter(page, 'Favourites 2').click()
    await expect.poll(() => namesOf(page)).toEqual(['Bitcoin', 'Solana'])
    await star(page, 'Bitcoin').focus()
    await page.keyboard.press('Space')
    await expect(filter(page, 'Favourites 1')).toBeVisible()
    await expect(star(page, 'Bitcoin')).toHaveAttribute('aria-pressed', 'false')
    await expect(star(page, 'Bitcoin')).toBeFocused()
    expect(await namesOf(page)).toEqual(['Bitcoin', 'Solana'])
    await searchBox(page).focus()
    await expect.poll(() => namesOf(page)).toEqual(['Solana'])
  })

  test('stars change no other row, move nothing, and follow another tab', async ({ page, context }) => {
    await page.addInitScript(() => {
      localStorage.setItem('king-exchange-favourites', '["ETH"]')
      // As at a later visit: at the first the typefaces would come with the scripts, which are held here.
      localStorage.setItem('fast-pages-typefaces', '')
    })
    const wake = await openAsleep(page, '/market')
    await expect(star(page, 'Ethereum')).toHaveAttribute('aria-pressed', 'false')
    const placesOf = () =>
      page
        .locator('main button, main tr')
        .evaluateAll((all) => all.map((element) => JSON.stringify(element.getBoundingClientRect())))
    // A button is a pixel or two wider in its fallback.
    await untilTypefaces(page)
    const before = await placesOf()
    await wake()
    await expect(star(page, 'Ethereum')).toHaveAttribute('aria-pressed', 'true')
    expect(await placesOf()).toEqual(before)

    await page.evaluate(() => {
      const changed: string[] = []
      Object.assign(window, { changed })
      const names = (node: Node) =>
        (node as Element).closest?.('tr')?.querySelector('[data-name]')?.textContent
      new MutationObserver((records) => {
        for (const { target } of records) changed.push(names(target) ?? '')
      }).observe(document.querySelector('table') ?? document, {
        attributes: true,
        childList: true,
        characterData: true,
        subtree: true,
      })
    })
    await star(page, 'Solana').click()
    await expect(star(page, 'Solana')).toHaveAttribute('aria-pressed', 'true')
    const changed = await page.evaluate(() => (window as Window & { changed?: string[] }).changed ?? [])
    expect(new Set(changed)).toEqual(new Set(['Solana']))

    const other = await context.newPage()
    await chooseMotion(other, 'paused')
    await other.goto('/market')
    await expect(star(other, 'Solana')).toHaveAttribute('aria-pressed', 'true')
    await star(other, 'Cardano').click()
    await expect(star(page, 'Cardano')).toHaveAttribute('aria-pressed', 'true')
    await expect(filter(page, 'Favourites 3')).toBeVisible()
  })
})

test('a row opens its asset wherever it is pressed, but not at its star and Trade button', async ({
  page,
}) => {
  await open(page, '?sort=name&order=asc')
  const row = rows(page).filter({ hasText: 'Bitcoin' })
  await star(page, 'Bitcoin').click()
  await row.getByRole('button', { name: 'Trade Bitcoin' }).click()
  await expectNotice(page, 'Trading Bitcoin Coming Soon', /not implemented yet/)
  await expect(notices(page)).toHaveCount(1)
  await expect(page).toHaveURL('/market?sort=name&order=asc')
  await expect(row.getByRole('link')).toHaveAttribute('href', '/market?sort=name&order=asc&asset=BTC')
  await row.click()
  await expect(page).toHaveURL('/market?sort=name&order=asc&asset=BTC')
})

test('at 320 px the table is still a table, can be sorted by every column, and does not overflow', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.getByLabel('Sort by').selectOption({ label: '24h volume, low to high' })
  await expect(page).toHaveURL('/market?sort=volume&order=asc')
  const [least] = marketAssets.toSorted((one, other) => one.volume - other.volume)
  const { name = '', price = 0 } = least ?? {}
  await expect(rows(page).first()).toContainText(name)
  await expect(rows(page).first().locator('td[data-column=price]')).toHaveText(`$${price.toFixed(2)}`)
  const trade = page.getByRole('button', { name: `Trade ${name}`, exact: true })
  await trade.scrollIntoViewIfNeeded()
  const box = await trade.boundingBox()
  expect(box && box.x + box.width).toBeLessThanOrEqual(320)
  expect(box?.height).toBeGreaterThanOrEqual(44)
})

test('on a phone nothing sticks out, also where letters and words are set further apart', async ({
  page,
}) => {
  await open(page)
  await addStyle(
    page,
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
  )
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 812 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const ends = await page
      .locator('main :is(button, td, th, a, svg)')
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().right))
    expect(Math.max(...ends)).toBeLessThanOrEqual(width)
    await expect(page.getByLabel('Sort by')).toBeVisible()
    await expect(columnHeader(page, 'Price').getByRole('button')).toHaveCount(0)
  }
})

test('the headings stay below the header, and focused elements stay below them', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Trade Optimism' }).scrollIntoViewIfNeeded()
  const bottomOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom)
  const header = await bottomOf('header')
  const head = await table(page).locator('thead').boundingBox()
  expect(head && Math.abs(head.y - header)).toBeLessThan(2)
  await page.getByRole('button', { name: 'Trade Optimism' }).focus()
  for (let step = 0; step < 20; step += 1) {
    await page.keyboard.press('Shift+Tab')
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0)
    expect(top).toBeGreaterThanOrEqual(await bottomOf('thead'))
  }
})

test.describe('with a clock that the test moves', () => {
  test.use({ reducedMotion: 'no-preference' })

  test.beforeEach(({ page }) => chooseMotion(page, 'live'))

  const pricesOf = async (page: Page) =>
    (await rows(page).locator('td[data-column=price]').allTextContents()).map((text) =>
      Number(text.replace(/[$,]/g, '')),
    )

  test('prices change every 5 s by at most 1 percent, and not while the switch is off', async ({ page }) => {
    await page.clock.install()
    await open(page, '?seed=7')
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'live')
    // From here on time passes only when the test lets it, and so exactly one tick in 5 s.
    await stopClock(page)
    let before = await pricesOf(page)
    for (let tick = 0; tick < 4; tick += 1) {
      await page.clock.runFor(5_000)
      await expect.poll(() => pricesOf(page)).not.toEqual(before)
      const after = await pricesOf(page)
      after.forEach((price, index) => {
        const last = before[index] ?? 0
        expect(Math.abs(price - last)).toBeLessThanOrEqual(last * 0.01 + 0.01)
      })
      before = after
    }
    for (const text of await rows(page).locator('td[data-column=price]').allTextContents()) {
      expect(text).toMatch(/^\$[\d,]+\.\d\d$/)
    }

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.runFor(5_000)
    await expect.poll(() => pricesOf(page)).not.toEqual(before)
    const fresh = await page
      .locator('[data-fresh]')
      .evaluateAll((all) => all.map((element) => getComputedStyle(element).animationName))
    expect(fresh.length).toBeGreaterThan(0)
    expect(new Set(fresh)).toEqual(new Set(['none']))

    await page.getByRole('button', { name: 'Pause motion and live figures' }).click()
    const paused = await pricesOf(page)
    await page.clock.runFor(60_000)
    expect(await pricesOf(page)).toEqual(paused)
  })

  test('the same seed replays the same prices, also during a search', async ({ page }) => {
    await page.clock.install()
    // The time of the first tick depends on the time of day, its prices do not: so every shown price is recorded.
    await page.addInitScript(() => {
      const shown: string[] = []
      Object.assign(window, { shown })
      new MutationObserver(() => {
        const row = [...document.querySelectorAll('tbody tr')].find(({ textContent }) =>
          textContent?.includes('Litecoin'),
        )
        const price = row?.querySelector('td[data-column=price]')?.textContent
        if (price && price !== shown.at(-1)) shown.push(price)
      }).observe(document, { characterData: true, childList: true, subtree: true })
    })
    const shownPrices = () => page.evaluate(() => (window as Window & { shown?: string[] }).shown ?? [])
    const play = async () => {
      await open(page, '?seed=7')
      await expect(page.locator('html')).toHaveAttribute('data-motion', 'live')
      await searchBox(page).fill('e')
      await searchBox(page).fill('')
      await expect(rows(page)).toHaveCount(count)
      expect(new URL(page.url()).searchParams.get('seed')).toBe('7')
      await expect(async () => {
        await page.clock.runFor(5_000)
        expect((await shownPrices()).length).toBeGreaterThanOrEqual(4)
      }).toPass({ intervals: [0] })
      return (await shownPrices()).slice(0, 4)
    }
    expect(await play()).toEqual(await play())
  })

  test('KCC costs and changes the same in table and ticker at every moment', async ({ page }) => {
    await page.clock.install()
    await page.goto('/?seed=7')
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'live')
    const ticker = page.getByRole('region', { name: 'Market prices' }).getByRole('listitem').first()
    await page.clock.runFor(9_000)
    await expect(ticker).not.toContainText('68.73')
    await page.evaluate(() => {
      const seen: [ticker: string, table: string][] = []
      Object.assign(window, { seen })
      new MutationObserver(() => {
        const shown = document.querySelector('[aria-label="Market prices"] li')?.textContent
        const row = document.querySelector('tbody [data-asset=KCC]')?.closest('tr')
        const [price, change] = ['price', 'change'].map((column) =>
          row?.querySelector(`td[data-column=${column}]`)?.textContent?.replace(' ', ''),
        )
        // A price with its change: $68.70up+15.15%.
        if (shown && price) seen.push([shown.replace(/^KCC\/USDT/, '$'), `${price}${change}`])
      }).observe(document, { characterData: true, childList: true, subtree: true })
    })
    await page.getByRole('banner').getByRole('link', { name: 'Market' }).click()
    await expect(rows(page)).toHaveCount(count)
    await page.clock.runFor(60_000)
    const seen = await page.evaluate(() => (window as Window & { seen?: [string, string][] }).seen ?? [])
    expect(seen.filter(([shown, table]) => shown !== table)).toEqual([])
    expect(new Set(seen.map(([shown]) => shown)).size, 'it moves').toBeGreaterThan(5)
    expect(seen[0]?.[0], 'it goes on').not.toContain('68.73')
  })
})

test.describe('rows that move', () => {
  // High enough for every row to be in sight.
  test.use({ reducedMotion: 'no-preference', viewport: { width: 1280, height: 4_000 } })

  const fadingRows = (page: Page) => page.locator('table + [inert]')

  /** Opens the market with a clock of its own, and writes down which rows are animated, and how. */
  async function openRecording(page: Page, choice: 'live' | 'paused', search = '') {
    await chooseMotion(page, choice)
    await page.addInitScript(() => {
      const moves: string[] = []
      Object.assign(window, { moves })
      const { animate } = Element.prototype
      Element.prototype.animate = function (frames, options) {
        const name = this.matches('tr') ? this.querySelector('[data-name]')?.textContent : null
        if (name) moves.push(`${name} ${Object.keys(frames ?? {})}${this.closest('table') ? '' : ' away'}`)
        return animate.call(this, frames, options)
      }
    })
    await page.clock.install()
    await open(page, search)
  }

  const takeMoves = (page: Page) =>
    page.evaluate(() => (window as Window & { moves?: string[] }).moves?.splice(0) ?? [])

  test('rows slide, come and go where the view changes, and are where they belong at once', async ({
    page,
  }) => {
    await openRecording(page, 'live')
    await expect(fadingRows(page)).toBeAttached()
    const all = await namesOf(page)
    const others = all.filter((name) => name !== 'KCC' && name !== 'KCCredit')

    await filter(page, 'King Tokens').click()
    await expect.poll(() => namesOf(page)).toEqual(['KCC', 'KCCredit'])
    expect(await takeMoves(page)).toEqual(others.map((name) => `${name} opacity away`))
    await expect(fadingRows(page).locator('tr')).toHaveCount(0)

    await filter(page, 'All').click()
    await expect.poll(() => namesOf(page)).toEqual(all)
    expect((await takeMoves(page)).sort()).toEqual(others.map((name) => `${name} opacity`).sort())

    await columnHeader(page, 'Market cap').getByRole('button').click()
    await expect.poll(() => namesOf(page)).toEqual(['KCCredit', 'KCC', ...others.toReversed()])
    expect((await takeMoves(page)).sort()).toEqual(all.map((name) => `${name} transform`).sort())
  })

  test('rows that follow the prices slide to their new places', async ({ page }) => {
    await openRecording(page, 'live', '?sort=change&order=desc&seed=7')
    await expect(fadingRows(page)).toBeAttached()
    const before = await namesOf(page)
    await page.clock.runFor(60_000)
    await expect.poll(() => namesOf(page)).not.toEqual(before)
    const moves = await takeMoves(page)
    expect(moves).not.toEqual([])
    expect(moves.filter((move) => !move.endsWith(' transform'))).toEqual([])
  })

  test('the focus stays on a row that moves', async ({ page }) => {
    // For minutes no tick of this walk makes KCCredit a loser.
    await openRecording(page, 'live', '?seed=4')
    await expect(fadingRows(page)).toBeAttached()
    await filter(page, 'Gainers').click()
    await expect(rows(page).first()).toContainText('Bitcoin')
    const trade = page.getByRole('button', { name: 'Trade KCCredit' })
    await trade.focus()
    await takeMoves(page)
    await page.goBack()
    await expect(rows(page)).toHaveCount(count)
    expect(await takeMoves(page)).toContain('KCCredit transform')
    await expect(trade).toBeFocused()
  })

  for (const [when, choice, reducedMotion] of [
    ['under Pause', 'paused', 'no-preference'],
    ['for who prefers less motion', 'live', 'reduce'],
  ] as const) {
    test(`rows change at once ${when}, and the code that moves them is not asked for`, async ({ page }) => {
      const scripts: string[] = []
      page.on('request', (request) => scripts.push(request.url()))
      await page.emulateMedia({ reducedMotion })
      await openRecording(page, choice)
      await expect(page.locator('html')).toHaveAttribute('data-motion', choice)
      await page.waitForLoadState('networkidle')
      await filter(page, 'King Tokens').click()
      await expect.poll(() => namesOf(page)).toEqual(['KCC', 'KCCredit'])
      expect(await takeMoves(page)).toEqual([])
      expect(scripts.filter((url) => url.endsWith(scriptWith('cloneNode')))).toEqual([])
    })
  }
})

test('the token page leads to its tokens on the market', async ({ page }) => {
  await page.goto('/token')
  await page.getByRole('link', { name: 'View market' }).click()
  await expect(page).toHaveURL('/market?filter=king-tokens')
  await expect(page.getByRole('button', { name: 'King Tokens', pressed: true })).toBeVisible()
  await expect(
    page
      .getByRole('main')
      .getByRole('row')
      .filter({ hasText: /KCC|KCREDIT/ }),
  ).toHaveCount(2)
})
