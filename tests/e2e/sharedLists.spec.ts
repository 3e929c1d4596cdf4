import { marketAssets } from '@/data/market/marketAssets'
import { selectAssets } from '@/data/market/marketResult'
import { readMarketView } from '@/data/market/marketView'
import { expect, openBeforeScripts, test } from './support.ts'

// A shared link to a part of a list: the document holds all of it, which nobody has asked for.

for (const address of [
  '/market?q=bit',
  '/market?sort=price&order=asc',
  // No filter of ours.
  '/market?filter=zzz',
]) {
  test(`${address} shows its rows when they are the right ones, and nothing shifts`, {
    tag: '@night',
  }, async ({ page }) => {
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
    const start = await openBeforeScripts(page, address)
    const rows = page.locator('tbody tr')
    await expect(rows).toHaveCount(marketAssets.length)
    await expect(rows.first()).toBeHidden()
    await expect(page.getByLabel('Search assets by name or symbol')).toBeVisible()
    await start()
    const view = readMarketView(Object.fromEntries(new URL(address, page.url()).searchParams))
    await expect(rows).toHaveCount(selectAssets(marketAssets, view).length)
    await expect(rows.first()).toBeVisible()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    // Less than a line of text by a pixel or two.
    expect(await page.evaluate(() => (window as { shifted?: number }).shifted ?? 0)).toBeLessThan(0.005)
  })
}

test('a narrowed list is shown as the document has it if the scripts do not come', { tag: '@night' }, async ({
  context,
}) => {
  // Not the page of the test, whose `goto` waits until it answers.
  const page = await context.newPage()
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/market?q=bit', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(page.locator('tbody tr').first()).toBeVisible()
})
