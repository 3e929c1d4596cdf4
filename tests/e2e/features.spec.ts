import { arrowRight, closeNotice, expect, expectNotice, test } from './support.ts'

test('every feature card is a button up to its corners, and says what is not implemented yet', async ({
  page,
}) => {
  await page.goto('/features')
  const cards = page.locator('main li').filter({ has: page.getByRole('button') })
  await test.step('up to its corners', async () => {
    const missed = await cards.evaluateAll((items) =>
      items.flatMap((item) => {
        item.scrollIntoView({ block: 'center' })
        const { left, top, right, bottom } = item.getBoundingClientRect()
        const corners = [
          [left + 10, top + 10],
          [right - 10, bottom - 10],
        ] as const
        return corners.every(([x, y]) =>
          item.querySelector('button')?.contains(document.elementFromPoint(x, y)),
        )
          ? []
          : [item.textContent]
      }),
    )
    expect.soft(missed).toEqual([])
    await expect.soft(cards.first().getByRole('button')).toHaveCSS('cursor', 'pointer')
  })
  await test.step('under the pointer', async () => {
    const card = page.locator('#tools li').first()
    const arrow = card.locator(arrowRight)
    const before = await arrow.evaluate((icon) => getComputedStyle(icon).color)
    await card.hover()
    await expect.soft(arrow).not.toHaveCSS('color', before)
  })
  await test.step('pressed in each category', async () => {
    for (const name of [
      'Futures trading',
      'KCC staking',
      'Collections',
      'Debit card',
      'Project builder',
      'Cold storage',
    ]) {
      const card = cards.filter({ has: page.getByRole('button', { name, exact: true }) })
      await card.click({ position: { x: 12, y: 12 } })
      await expectNotice(page, 'Feature Coming Soon!', /not implemented yet/)
      await closeNotice(page)
    }
  })
  await test.step('by the keyboard', async () => {
    const card = page.getByRole('button', { name: 'Spot trading' })
    await card.focus()
    await page.keyboard.press('Enter')
    await expectNotice(page, 'Feature Coming Soon!', /not implemented yet/)
    await expect(card).toBeFocused()
  })
})

test('on a phone the chapters are a row of chips, and the page is at most 9,000 pixels long', async ({
  page,
}) => {
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
  await expect(page.getByRole('region', { name: 'Coming Soon' })).toBeAttached()
  expect((await page.getByRole('main').boundingBox())?.height).toBeLessThanOrEqual(9_000)
})

test('at 1440 pixels the vault stays in its row, and Why choose takes less than a screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/features')
  const row = page.getByText('This demo holds no real funds.').locator('..')
  await expect.soft(row).toHaveCSS('overflow', 'hidden')
  await expect.soft(row.locator('svg')).toHaveCount(1)
  const block = page.getByRole('region', { name: 'Why choose King Exchange' })
  expect((await block.boundingBox())?.height).toBeLessThan(800)
})
