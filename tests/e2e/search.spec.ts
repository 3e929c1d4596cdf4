import type { Page } from '@playwright/test'
import { findBarriers } from '../axe.ts'
import {
  chooseMotion,
  closeByPress,
  expect,
  expectFocusKept,
  heading,
  idleWorkDone,
  test,
} from './support.ts'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => dialog(page).getByRole('combobox', { name: /^Search pages/ })
const option = (page: Page, name: string | RegExp) => dialog(page).getByRole('option', { name })
const active = (page: Page) => dialog(page).getByRole('option', { selected: true })
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' })

async function ask(page: Page, keys = 'Control+k') {
  await page.keyboard.press(keys)
  await expect(field(page)).toBeFocused()
}

test.beforeEach(({ page }) => chooseMotion(page, 'paused'))

test('goes to an asset by the keyboard alone, and to an article, with the focus on the way', async ({
  page,
}) => {
  await page.goto('/about')
  await ask(page)
  await expect(active(page)).toHaveCount(0)
  await page.keyboard.type('btc')
  await expect(active(page)).toHaveText('BitcoinBTC')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', /.+/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/market?asset=BTC')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: /Bitcoin/ })).toBeVisible()

  await page.keyboard.press('Escape')
  await ask(page)
  await expect(field(page)).toHaveValue('')
  await page.keyboard.type('order book')
  await expect(active(page)).toContainText('Reading an order book when it thins out')
  await page.keyboard.press('Enter')
  await expect(heading(page, /Plain words/)).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Reading an order book when it thins out' })).toBeVisible()
})

test('opens what is meant and shows why it is found', async ({ page }) => {
  await page.goto('/about')
  await ask(page)
  for (const [text, first] of [
    ['log in', 'Log in'],
    ['login', 'Log in'],
    ['sign up', 'Create account'],
    ['password', 'Reset password'],
    ['card', /^King Cards/],
    ['ada', /^Cardano/],
  ] as const) {
    await field(page).fill(text)
    await expect(active(page), text).toHaveText(first)
  }
  await field(page).fill('withdrawal and card')
  await expect(active(page).locator('mark')).toHaveText(['withdrawal', 'card'])
  expect(await findBarriers(page)).toEqual([])
  await field(page).fill('card')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/features#cards')
})

test('moves among the results by the arrow keys, Home and End, and the focus stays in the field', async ({
  page,
}) => {
  await page.goto('/about')
  await ask(page)
  await page.keyboard.press('ArrowDown')
  await expect(active(page)).toHaveText('Home')
  await page.keyboard.press('ArrowUp')
  await expect(active(page)).toHaveText('Copy link to this page')
  await expect(active(page)).toBeInViewport({ ratio: 0.99 })
  await page.keyboard.press('Home')
  await expect(active(page)).toHaveText('Home')
  await page.keyboard.press('End')
  await expect(active(page)).toHaveText('Copy link to this page')
  await expect(field(page)).toBeFocused()
  await expectFocusKept(page, 4)
})

test('Escape, a press outside and the shortcut close it, and the focus goes back', async ({ page }) => {
  await page.goto('/about')
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => closeByPress(dialog(page), () => page.mouse.click(5, 400)),
    () => page.keyboard.press('Control+k'),
    () =>
      closeByPress(dialog(page), () => dialog(page).getByRole('button', { name: 'Close search' }).click()),
  ]) {
    await button(page).focus()
    await page.keyboard.press('Enter')
    await expect(field(page)).toBeFocused()
    await close()
    await expect(dialog(page)).toHaveCount(0)
    await expect(button(page)).toBeFocused()
  }
})

test('leaves single keys to the browser, and opens on a keyboard of another script', async ({ page }) => {
  await page.goto('/market')
  await page.keyboard.press('/')
  await page.keyboard.press('Control+Shift+k')
  await page.keyboard.press('Alt+k')
  await expect(dialog(page)).toHaveCount(0)
  await page.evaluate(() =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', {
        key: 'л',
        code: 'KeyK',
        ctrlKey: true,
        bubbles: true,
        cancelable: true,
      }),
    ),
  )
  await expect(field(page)).toBeFocused()
})

test('leaves the keys of a composition to it, also the Enter that ends one in Safari', async ({ page }) => {
  await page.goto('/about')
  await ask(page)
  await page.keyboard.type('btc')
  await expect(active(page)).toHaveText('BitcoinBTC')
  const pressed = await field(page).evaluate((input) =>
    ['Enter', 'ArrowDown', 'End', 'Escape'].map((key) => {
      const press = new KeyboardEvent('keydown', { key, keyCode: 229, bubbles: true, cancelable: true })
      input.dispatchEvent(press)
      return press.defaultPrevented
    }),
  )
  // Only Escape would do something else in a browser: close the dialog.
  expect(pressed).toEqual([false, false, false, true])
  await expect(active(page)).toHaveText('BitcoinBTC')
  await expect(page).toHaveURL('/about')
})

test('loads nothing of it before it is asked for, and says so when it cannot be loaded', async ({
  page,
  context,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/search/i.test(request.url())) scripts.push(request.url())
  })
  await page.goto('/about')
  // The notice that search cannot be loaded is loaded before.
  await idleWorkDone(page)
  expect(scripts.filter((url) => /Search(Dialog|Entries)/i.test(url))).toEqual([])
  await context.setOffline(true)
  await page.keyboard.press('Control+k')
  await expect(page.getByText('Search could not be loaded')).toBeVisible()
  await context.setOffline(false)
})

test('says how many results there are, and where to look on when there are none', async ({ page }) => {
  await page.goto('/about')
  await ask(page)
  await page.keyboard.type('ethereum')
  await expect(option(page, /^Ethereum/)).toBeVisible()
  const count = await option(page, /./).count()
  await expect(dialog(page).getByRole('status')).toHaveText(count === 1 ? '1 result' : `${count} results`)
  await field(page).fill('zzqq')
  await expect(dialog(page).getByRole('status')).toHaveText('Nothing found. You can look elsewhere.')
  await expect(dialog(page)).toContainText('Nothing found for “zzqq”.')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/market?q=zzqq')
})

test('does what is asked at once: pauses the page, and copies its link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/about')
  await ask(page)
  await page.keyboard.type('resume')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'live')
  await ask(page)
  await page.keyboard.type('copy')
  await page.keyboard.press('Enter')
  await expect(option(page, 'Link copied')).toBeVisible()
  await expect(dialog(page).getByRole('status')).toHaveText('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/about$/)
})

test('is a sheet on a phone, opened from the menu, and without barriers', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/about')
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  await menu.click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0)
  await expect(field(page)).toBeFocused()
  expect(await dialog(page).evaluate((sheet) => sheet.getBoundingClientRect().height)).toBe(640)
  expect(await dialog(page).evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth)).toBe(0)
  expect(await findBarriers(page)).toEqual([])
  await field(page).fill('fees')
  await expect(option(page, 'Fees (Soon)')).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
})

test('is in the admin area too, with its pages first', async ({ page }) => {
  await page.goto('/admin')
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('backups')
  await expect(active(page)).toContainText('Backups')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin/backups')
})

test('fits into the header at 992, 1024 and 1200 px', async ({ page }) => {
  await page.goto('/about')
  for (const width of [992, 1024, 1200]) {
    await page.setViewportSize({ width, height: 800 })
    const spill = await page.getByRole('banner').evaluate((header) => {
      const inner = header.firstElementChild as HTMLElement
      return inner.scrollWidth - inner.clientWidth
    })
    expect(spill, `${width} px`).toBeLessThanOrEqual(0)
  }
})
