import { expect, openAsleep, test } from './support.ts'

// A shared link to a part of a list: the document holds all of it, which nobody has asked for.

for (const [address, count] of [
  ['/market?filter=king-tokens', 2],
  ['/market?q=bit', 2],
  ['/market?sort=price&order=asc', 24],
  // No filter of ours.
  ['/market?filter=zzz', 24],
] as const) {
  test(`${address} shows its rows when they are the right ones, and nothing shifts`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { sources, value } of list.getEntries() as (PerformanceEntry & {
          sources: { node: Node | null }[]
          value: number
        })[]) {
          // Typefaces and prices that come late are not the list's.
          if (sources.some(({ node }) => node?.parentElement?.closest('tbody, figure')))
            Object.assign(window, { shifted: value })
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const wake = await openAsleep(page, address)
    const rows = page.locator('tbody tr')
    await expect(rows).toHaveCount(24)
    await expect(rows.first()).toBeHidden()
    await expect(page.getByText('Trading charts with indicators are coming')).toBeHidden()
    await expect(page.getByLabel('Search assets by name or symbol')).toBeVisible()
    await wake()
    await expect(rows).toHaveCount(count)
    await expect(rows.first()).toBeVisible()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    // Less than a line of text by a pixel or two.
    expect(await page.evaluate(() => (window as { shifted?: number }).shifted ?? 0)).toBeLessThan(0.005)
  })
}

test('/blog?q=staking shows its articles when they are the right ones', async ({ page }) => {
  const wake = await openAsleep(page, '/blog?q=staking')
  const articles = page.getByRole('main').getByRole('article')
  await expect(articles.first()).toBeHidden()
  await wake()
  await expect(articles.first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('for “staking”')
})

test('a narrowed list is shown as the document has it if the scripts do not come', async ({ context }) => {
  // Not the page of the test, whose `goto` waits until it answers.
  const page = await context.newPage()
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/market?q=bit', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(page.locator('tbody tr').first()).toBeVisible()
})
