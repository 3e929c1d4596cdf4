import { documentOf } from './documents.ts'
import { expect, heading, test } from './support.ts'

test('a document that differs from the page is mended, and reported as a recovery', async ({ page }) => {
  const html = documentOf('/market')
  expect(html).toContain('The whole market at a glance')
  await page.route('/market', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: html.replaceAll('The whole market at a glance', 'A market of last week'),
    }),
  )
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
  await page.goto('/market')
  await expect(heading(page, 'The whole market at a glance')).toBeVisible()
  expect((await warned).text()).toMatch(/^Recovered while hydrating: Error: .*418/)
})
