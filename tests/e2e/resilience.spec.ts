import { expect, heading, test, wakeIslands } from './support.ts'

test('a page whose code is gone after a new release is loaded anew once, then stays readable, and Retry brings it', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await wakeIslands(page)
  // What the page has not asked for by now is the code of other pages.
  const known = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  )
  let isGone = true
  await page.route('**/assets/*.js', (route) =>
    isGone && !known.has(route.request().url())
      ? route.fulfill({ status: 404, body: 'gone' })
      : route.continue(),
  )
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  // Once for the press, once by the site itself.
  await expect.poll(() => documents).toBe(2)
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).toBeVisible()
  await expect(page).toHaveURL('/about')
  await expect(heading(page, 'Open by design')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.locator('html[data-alive]')).toHaveCount(0)

  isGone = false
  await retry.click()
  await expect(page.locator('html[data-alive]')).toHaveCount(1)
  await expect(retry).toHaveCount(0)
})

test('without its fonts and pictures the home page stands and fits', { tag: '@night' }, async ({ page }) => {
  await page.route(/\.(woff2|png|svg)(\?|$)/, (route) => route.abort())
  await page.goto('/')
  await expect(heading(page, /.+/)).toBeVisible()
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `${width} px`).toBe(0)
  }
})

test('an error in the address of a public page leads away without a complaint', {
  tag: '@night',
}, async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && /React|hydrat/i.test(message.text())) complaints.push(message.text())
  })
  await page.goto('/?error=access_denied&error_description=x')
  await expect(page).toHaveURL('/login')
  await expect(heading(page, /.+/)).toBeVisible()
  await expect(page).toHaveTitle(/.+ \| King Exchange/)
  expect(complaints).toEqual([])
})
