import { expect, type Page, test } from '@playwright/test'
import { addressOf } from './workbench'

// What holds for the two dozen assets of the site has to hold for a thousand.

test.use({ trace: 'off' })

/** The browser's own search, which the standard does not know. */
type WithFind = Window & typeof globalThis & { find: (text: string) => boolean }

const rows = (page: Page) => page.locator('tbody tr')

async function open(page: Page, story: string, count: number) {
  await page.goto(addressOf(story))
  await expect(rows(page)).toHaveCount(count)
}

/** The first row that is in the window, and where. */
const firstSeen = (page: Page) =>
  page.evaluate(() => {
    const row = [...document.querySelectorAll('tbody tr')].find(
      (one) => one.getBoundingClientRect().bottom > window.innerHeight / 2,
    )
    return [row?.querySelector('[data-name]')?.textContent, Math.round(row?.getBoundingClientRect().top ?? 0)]
  })

/** From now on the page gets each frame that it asks for this many milliseconds later, as on a slow machine. */
const drawLate = (page: Page, delay: number) =>
  page.evaluate((late) => {
    const nextFrame = window.requestAnimationFrame
    window.requestAnimationFrame = (step) => window.setTimeout(() => nextFrame(step), late)
  }, delay)

/** How many rows in the window, or half a window away from it, have no button yet. */
const sleepingNearby = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('tbody tr')].filter((row) => {
        const { top, bottom } = row.getBoundingClientRect()
        const isNear = bottom > -window.innerHeight / 2 && top < window.innerHeight * 1.5
        return isNear && !row.querySelector('[data-column=trade] button')
      }).length,
  )

test('a thousand assets are in the document, whole where they are seen, and can be found', async ({
  page,
}) => {
  await open(page, 'screens--market--thousand-assets', 1_000)
  expect(await rows(page).getByRole('button', { name: 'Trade' }).count()).toBeLessThan(80)
  expect(await page.evaluate(() => (window as WithFind).find('Sample 777'))).toBe(true)
  const found = rows(page).filter({ has: page.getByText('Sample 777', { exact: true }) })
  await expect(found).toBeInViewport()
  await expect(found.getByRole('button', { name: 'Trade Sample 777' })).toBeVisible()
  await expect(found).toHaveAttribute('aria-rowindex', /^\d+$/)
  expect(await page.evaluate(() => String(getSelection()))).toBe('Sample 777')
})

test('the focus stays in a row that is scrolled away', async ({ page }) => {
  await open(page, 'screens--market--thousand-assets', 1_000)
  const trade = rows(page)
    .nth(3)
    .getByRole('button', { name: /^Trade/ })
  await trade.focus()
  await page.evaluate(() => window.scrollTo(0, 30_000))
  await expect(rows(page).nth(3).locator('xpath=..')).not.toBeInViewport()
  await expect(rows(page).nth(480).or(rows(page).nth(460)).first()).toBeAttached()
  await expect(trade).toBeFocused()
})

test('from the link of a far row, Tab goes on to its button, also before a frame is drawn', async ({
  page,
}) => {
  await open(page, 'screens--market--thousand-assets', 1_000)
  const row = rows(page).nth(200)
  await expect(row.getByRole('button')).toHaveCount(0)
  await drawLate(page, 500)
  await row.getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(row.getByRole('button', { name: /^Trade/ })).toBeFocused()
  await expect.poll(() => sleepingNearby(page)).toBe(0)
  await expect(row.getByRole('button', { name: /^Trade/ })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(row.getByRole('link')).toBeFocused()
})

test('on paper every row is whole', async ({ page }) => {
  await open(page, 'screens--market--thousand-assets', 1_000)
  await expect(page.locator('[data-far]')).not.toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('[data-far]')).toHaveCount(0)
  await expect(rows(page)).toHaveCount(1_000)
})

for (const late of [0, 500]) {
  test(`the rows are where they were after a reload, their buttons ${late} ms late`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await open(page, 'screens--market--thousand-assets', 1_000)
    await page.evaluate(() => window.scrollTo(0, 30_000))
    // Rows that come alive are higher than was guessed, and move the others once more.
    await expect.poll(() => sleepingNearby(page)).toBe(0)
    const before = await firstSeen(page)
    const place = await page.evaluate(() => window.scrollY)
    await page.reload()
    await expect(rows(page)).toHaveCount(1_000)
    if (late) await drawLate(page, late)
    await page.evaluate((top) => window.scrollTo(0, top), place)
    await expect.poll(() => sleepingNearby(page)).toBe(0)
    await expect.poll(() => firstSeen(page)).toEqual(before)
  })
}

test('of ten thousand assets only those near the window exist, wherever it is', async ({ page }) => {
  await page.goto(addressOf('screens--market--ten-thousand-assets'))
  // The rows that are left out.
  await expect(page.locator('tbody[aria-hidden]')).toBeAttached()
  for (const top of [5_000, 300_000, 20_000]) {
    await page.evaluate((to) => window.scrollTo(0, to), top)
    await expect
      .poll(() => page.evaluate(() => document.elementFromPoint(400, 500)?.closest('tbody tr') !== null))
      .toBe(true)
    expect(await rows(page).count()).toBeLessThan(100)
  }
})
