import { arrowRight, closeNotice, expect, expectNotice, test } from './support.ts'

test('every feature card shows an arrow, and nothing else of the page does', async ({ page }) => {
  await page.goto('/features')
  const cards = page.locator('main li').filter({ has: page.getByRole('button') })
  await expect(cards.filter({ hasText: 'Spot trading' })).toHaveCount(1)
  const count = await cards.count()
  await expect(cards.filter({ has: page.locator(arrowRight) })).toHaveCount(count)
  await expect(page.locator(`main ${arrowRight}`)).toHaveCount(count)
  await expect(cards.first().getByRole('button')).toHaveCSS('cursor', 'pointer')
})

test('a feature card lights up under the pointer and still shows its notice', async ({ page }) => {
  await page.goto('/features')
  const card = page.locator('#tools li').first()
  const arrow = card.locator(arrowRight)
  const before = await arrow.evaluate((icon) => getComputedStyle(icon).color)
  await card.hover()
  await expect(arrow).not.toHaveCSS('color', before)
  await card.click()
  await expectNotice(page, 'Feature Coming Soon!', /not implemented yet/)
  await closeNotice(page)
})

test('on a phone the chapters are a row of chips below the header, with the current one in view', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/features#security')
  const index = page.getByRole('navigation', { name: 'Feature categories' })
  const chip = index.getByRole('link', { name: 'Security' })
  await expect(chip).toBeInViewport({ ratio: 0.99 })
  const header = await page.getByRole('banner').boundingBox()
  await expect.poll(async () => (await index.boundingBox())?.y).toBe(header?.height)
  const first = index.getByRole('link', { name: 'Trading' })
  await expect(first).not.toBeInViewport()
  await page.locator('#trading').scrollIntoViewIfNeeded()
  await page.evaluate(() => document.querySelector('#trading')?.scrollIntoView())
  await expect(first).toBeInViewport({ ratio: 0.99 })
  expect((await first.boundingBox())?.height).toBeGreaterThanOrEqual(44)
})

test('the rings of the vault stay in the row of their text', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/features')
  const row = page.getByText('This demo holds no real funds.').locator('..')
  await expect(row).toHaveCSS('overflow', 'hidden')
  await expect(row.locator('svg')).toHaveCount(1)
})

test('Why choose takes less than a screen at 1440 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/features')
  const block = page.getByRole('region', { name: 'Why choose King Exchange' })
  expect((await block.boundingBox())?.height).toBeLessThan(800)
})

test('on a phone the page is at most 9,000 pixels long without its footer', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto('/features')
  await expect(page.getByRole('region', { name: 'Coming Soon' })).toBeAttached()
  expect(
    await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().height),
  ).toBeLessThanOrEqual(9_000)
})
