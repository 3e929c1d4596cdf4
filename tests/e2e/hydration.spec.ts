import { documentOf } from './documents.ts'
import { expect, heading, test } from './support.ts'

test('a document that says something else than the page is mended, and told of as a recovery, not as an error', async ({
  page,
}) => {
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

test('a page that is hydrated after prices have moved does not differ from its document', async ({
  page,
}) => {
  const recoveries: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('Recovered while hydrating')) recoveries.push(message.text())
  })
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/market-[^/]*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/market?seed=7')
  const ticker = page.getByRole('region', { name: 'Market prices' })
  await expect(ticker).not.toContainText('68.73')
  release()
  await expect(page.getByRole('row', { name: /KCC/ }).first()).not.toContainText('68.73')
  expect(recoveries).toEqual([])
})
