import type { Locator, Page } from '@playwright/test'
import { chooseMotion, confirmedUser, expect, openDashboard, stopClock, test } from './support.ts'

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const alive = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-alive', '')

/** Presses twice on the same place, whatever comes into it, and lets the page render in between. */
async function pressTwice(page: Page, place: Locator, isThere: Locator) {
  await place.scrollIntoViewIfNeeded()
  const box = await place.boundingBox()
  if (!box) throw new Error('There is nothing to press')
  const at = [box.x + box.width / 2, box.y + box.height / 2] as const
  await page.mouse.click(...at)
  await expect(isThere).toBeVisible()
  await page.mouse.move(...at)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
}

test.beforeEach(({ page }) => chooseMotion(page, 'paused'))

test('a double click opens search, phone menu and asset; one on Close leaves them closed', async ({
  page,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/market')
  await alive(page)
  const menu = dialog(page, 'Menu')
  await pressTwice(page, button(page, 'Menu'), menu)
  await expect(menu).toBeVisible()
  await page.clock.fastForward(500)
  const close = await button(page, 'Close menu').boundingBox()
  if (!close) throw new Error('The menu has no closing button')
  await page.mouse.dblclick(close.x + close.width / 2, close.y + close.height / 2)
  await expect(menu).toBeHidden()

  await page.getByRole('rowheader').getByRole('link', { name: 'Bitcoin', exact: true }).dblclick()
  await expect(dialog(page, /Bitcoin/)).toBeVisible()
  await expect(page).toHaveURL('/market?asset=BTC')
  await page.goBack()
  await expect(page).toHaveURL('/market')

  await page.setViewportSize({ width: 1440, height: 800 })
  await pressTwice(page, button(page, 'Search'), dialog(page, 'Search'))
  await expect(dialog(page, 'Search')).toBeVisible()
})

test('a press right after the opening closes nothing; Escape and the keyboard do', async ({ page }) => {
  await page.clock.install()
  await page.goto('/about')
  await alive(page)
  const search = dialog(page, 'Search')
  // Its code is loaded before the clock stands still.
  await page.keyboard.press('Control+k')
  await expect(search).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(search).toHaveCount(0)
  await stopClock(page)
  for (const [isLate, press] of [
    [true, () => page.mouse.click(5, 400)],
    [true, () => button(page, 'Close search').click()],
    [false, () => button(page, 'Close search').press('Enter')],
    [false, () => page.keyboard.press('Escape')],
  ] as const) {
    await page.keyboard.press('Control+k')
    await expect(search).toBeVisible()
    await press()
    if (isLate) {
      await expect(search).toBeVisible()
      await page.clock.runFor(500)
      await press()
    }
    await expect(search).toHaveCount(0)
  }
})

test('a double click in the user area opens the question of the account menu and the QR code', async ({
  page,
  request,
}) => {
  const { session } = await confirmedUser(request)
  await openDashboard(page, session)
  const opener = page.getByRole('button', { name: /, account menu$/ })
  const menu = page.getByRole('group', { name: 'Account', exact: true })
  await expect(opener).toContainText('Ada Lovelace')
  await opener.click()
  await expect(menu).toBeVisible()
  await menu.getByRole('button', { name: 'Log out everywhere' }).dblclick()
  const question = page.getByRole('alertdialog', { name: 'Log out everywhere?' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  const qr = dialog(page, 'Your referral link')
  await pressTwice(page, button(page, 'QR code'), qr)
  await expect(qr).toBeVisible()
})
