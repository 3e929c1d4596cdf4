import type { Page } from '@playwright/test'
import { chooseMotion, expect, idleWorkDone, test } from './support.ts'

// How the dialog looks and behaves is asked of stories, in `tests/screens/search.test.ts`.

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => dialog(page).getByRole('combobox', { name: /^Search pages/ })
const active = (page: Page) => dialog(page).getByRole('option', { selected: true })

test.beforeEach(({ page }) => chooseMotion(page, 'paused'))

test('loads nothing of it before it is asked for, and goes to an asset and a chapter by the keyboard alone', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/Search(Dialog|Entries)/i.test(request.url())) scripts.push(request.url())
  })
  await page.goto('/about')
  // The notice that search cannot be loaded is loaded before.
  await idleWorkDone(page)
  expect(scripts).toEqual([])
  const ask = async (text: string, first: RegExp) => {
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    await page.keyboard.type(text)
    await expect(active(page)).toHaveText(first)
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
  }
  await ask('btc', /^Bitcoin/)
  await expect(page).toHaveURL('/market?asset=BTC')
  await expect(page.getByRole('dialog', { name: /Bitcoin/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await ask('card', /^King Cards/)
  await expect(page).toHaveURL('/features#cards')
  await expect(page.locator('#cards').getByRole('heading', { level: 2 })).toBeFocused()
})

test.describe('at a first visit', () => {
  // A browser that is offline takes what it has kept of another test.
  test.use({ isFirstVisit: true })

  test('says so when it cannot be loaded', { tag: '@night' }, async ({ page, context }) => {
    await page.goto('/about')
    await idleWorkDone(page)
    await context.setOffline(true)
    await page.keyboard.press('Control+k')
    await expect(page.getByText('Search could not be loaded')).toBeVisible()
  })
})
