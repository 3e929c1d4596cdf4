import type { Page } from '@playwright/test'
import { confirmedUser, expect, notices, openBeforeScripts, test } from './support.ts'

// Before the scripts have come, a browser can choose, tick and open by itself; what only the site can do is kept, and shown.

test('a queued press dims its button and says that it is busy, until it is answered', async ({ page }) => {
  const start = await openBeforeScripts(page, '/token')
  const button = page.getByRole('button', { name: 'Start staking' })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).toHaveCSS('opacity', '0.5')
  await start()
  await expect(page.locator('[data-scope="toast"][data-part="root"]')).toHaveCount(1)
  await expect(button).not.toHaveAttribute('aria-busy')
  await expect(button).toHaveCSS('opacity', '1')
})

test('a box is ticked early, shows it, and is ticked for the form', async ({ page }) => {
  const start = await openBeforeScripts(page, '/register')
  const box = page.getByRole('checkbox')
  const tick = page.locator('[type=checkbox] + * svg')
  await expect(tick).toBeHidden()
  await page.locator('[type=checkbox] + *').click()
  await expect(box).toBeChecked()
  await expect(tick).toBeVisible()
  await start()
  await expect(box).toBeChecked()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Please check the 5 marked fields.')).toBeVisible()
  await page.locator('[type=checkbox] + *').click()
  await expect(box).not.toBeChecked()
  await expect(tick).toBeHidden()
})

test('an order that is chosen early is that of the market when the scripts have come', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  const start = await openBeforeScripts(page, '/market')
  await page.getByLabel('Sort by').selectOption('Price, low to high')
  await start()
  await expect(page).toHaveURL('/market?sort=price&order=asc')
  await expect(page.getByLabel('Sort by')).toHaveValue('price asc')
})

test('a row that is pressed early opens its asset when the scripts have come', async ({ page }) => {
  const start = await openBeforeScripts(page, '/market')
  const row = page.getByRole('row', { name: /Bitcoin/ })
  await row.locator('[data-price]').click()
  await start()
  await expect(page.getByRole('dialog', { name: /Bitcoin/ })).toBeVisible()
})

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('opens and closes before the scripts have come, stays open when they have, and leads to a page', async ({
    page,
  }) => {
    const start = await openBeforeScripts(page, '/')
    const opener = page.getByRole('button', { name: 'Menu', exact: true })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    // The menu's own styles come with the late ones; before them nothing in it can have the focus.
    await expect(page.locator('html')).not.toHaveAttribute('data-unstyled')
    await opener.click()
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()
    await opener.click()
    await expect(menu).toBeVisible()
    await expect(menu.getByRole('button', { name: 'Close menu' })).toBeFocused()
    await start()
    await expect(menu).toBeVisible()
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
    await opener.click()
    await expect(menu).toBeVisible()
    expect(await menu.evaluate((element) => element.matches(':modal'))).toBe(true)
    await menu.getByRole('link', { name: 'Token' }).click()
    await expect(page).toHaveURL('/token')
    await expect(menu).toBeHidden()
  })
})

test('a login sent before the scripts have come is sent when they have, never in the address', async ({
  page,
  request,
}) => {
  const { email, password } = await confirmedUser(request)
  const addresses: string[] = []
  page.on('request', (asked) => addresses.push(asked.url()))
  const start = await openBeforeScripts(page, '/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await start()
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(addresses.filter((address) => address.includes(encodeURIComponent(password)))).toEqual([])
})

/** Runs `act` in the page at the moment when the page is hydrated, and its lower parts are not. */
const atHydration = (page: Page, act: string) =>
  page.addInitScript(`new MutationObserver((_, observer) => {
    if (document.documentElement.dataset.page !== 'hydrated') return
    observer.disconnect();
    ${act}
  }).observe(document, { subtree: true, attributeFilter: ['data-page'] })`)

/** Presses a button on which React has not put its properties yet; otherwise the test would say nothing. */
const pressEarly = (types: string[]) => {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Get VIP Access')
  if (!button || Object.keys(button).some((key) => key.startsWith('__reactProps'))) return
  for (const type of types) button.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }))
}

for (const [who, types] of [
  ['a finger', ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']],
  ['a screen reader', ['click']],
] as const)
  test(`a press by ${who} far down is answered while React has not come there`, async ({ page }) => {
    await atHydration(page, `(${pressEarly.toString()})(${JSON.stringify(types)})`)
    await page.goto('/')
    await expect(notices(page)).toHaveCount(1)
  })

test('a link of the footer that is pressed then is followed within the site, and the footer names the next page', async ({
  page,
}) => {
  await atHydration(
    page,
    `window.isSameDocument = true; document.querySelector('footer a[href="/fees"]').click()`,
  )
  await page.goto('/about')
  await expect(page).toHaveURL(/\/fees$/)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'Fees' })).toHaveAttribute('aria-current', 'page')
  await expect(footer.getByLabel('Email for the newsletter')).toHaveCount(1)
  await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL(/\/blog$/)
  await expect(footer.getByLabel('Email for the newsletter')).toHaveCount(0)
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
})
