import { expect, openAsleep, test } from './support.ts'

// Before the scripts have come, a browser can choose, tick and open by itself; what only the site can do is kept, and shown.

test('a press that is kept dims its button and says that it is busy, until it is answered', async ({
  page,
}) => {
  const wake = await openAsleep(page, '/token')
  const button = page.getByRole('button', { name: 'Start Staking' })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button).toHaveCSS('opacity', '0.5')
  await wake()
  await expect(page.locator('[data-scope="toast"][data-part="root"]')).toHaveCount(1)
  await expect(button).not.toHaveAttribute('aria-busy')
  await expect(button).toHaveCSS('opacity', '1')
})

test('a box is ticked early, shows it, and is ticked for the form', async ({ page }) => {
  const wake = await openAsleep(page, '/register')
  const box = page.getByRole('checkbox')
  const tick = page.locator('[data-scope=checkbox][data-part=control] svg')
  await expect(tick).toBeHidden()
  await page.locator('[data-scope=checkbox][data-part=control]').click()
  await expect(box).toBeChecked()
  await expect(tick).toBeVisible()
  await wake()
  await expect(box).toBeChecked()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByText('Please check the 5 marked fields.')).toBeVisible()
  await page.locator('[data-scope=checkbox][data-part=control]').click()
  await expect(box).not.toBeChecked()
  await expect(tick).toBeHidden()
})

test('a language that is chosen early shows its request when the scripts have come', {
  tag: '@night',
}, async ({ page }) => {
  const wake = await openAsleep(page, '/api')
  const choice = page.getByRole('radio', { name: 'JavaScript' })
  await choice.check()
  await wake()
  await expect(choice).toBeChecked()
  await expect(page.getByText('await fetch(')).toBeVisible()
  await expect(page.getByText('curl \\')).toBeHidden()
})

test('an order that is chosen early is that of the market when the scripts have come', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  const wake = await openAsleep(page, '/market')
  await page.getByLabel('Sort by').selectOption('Price, low to high')
  await wake()
  await expect(page).toHaveURL('/market?sort=price&order=asc')
  await expect(page.getByLabel('Sort by')).toHaveValue('price asc')
})

test('a row that is pressed early opens its asset when the scripts have come', async ({ page }) => {
  const wake = await openAsleep(page, '/market')
  const row = page.getByRole('row', { name: /Bitcoin/ })
  await row.locator('[data-price]').click()
  await wake()
  await expect(page.getByRole('dialog', { name: /Bitcoin/ })).toBeVisible()
})

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('opens and closes before the scripts have come, stays open when they have, and leads to a page', async ({
    page,
  }) => {
    const wake = await openAsleep(page, '/')
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
    await wake()
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
