import type { APIRequestContext, Page } from '@playwright/test'
import type { Imports } from '@/data/browser/importTogether'
import { expect, heading, hold, test } from './support.ts'

const tokenPage = /^token-[^/]+\.js$/

/** The scripts that the token page's script imports, as the build says. */
async function importsOfTokenPage(request: APIRequestContext): Promise<string[]> {
  const script = await (await request.get('/imports.js')).text()
  const imports: Imports = JSON.parse(script.replace('export default ', ''))
  const ofPages = Object.entries(imports).filter(([name]) => tokenPage.test(name))
  expect(ofPages).toHaveLength(1)
  return ofPages.flatMap(([, names]) => names)
}

const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Token', exact: true })

test('a link requests what a page’s script imports together with it, not when it has come', async ({
  page,
  request,
}) => {
  const imported = await importsOfTokenPage(request)
  expect(imported.length).toBeGreaterThan(2)
  await page.goto('/', { waitUntil: 'networkidle' })
  const release = await hold(page, /\/assets\/token-[^/]+\.js$/)
  const known = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const requested = new Set(known)
  page.on('request', (asked) => requested.add(asked.url()))
  await link(page).hover()
  await expect
    .poll(() => imported.filter((name) => ![...requested].some((url) => url.endsWith(`/assets/${name}`))))
    .toEqual([])
  release()
  await link(page).click()
  await expect(page).toHaveURL('/token')
})

test('a page opens without the list of imports', async ({ page }) => {
  await page.route('**/imports.js', (route) => route.abort())
  await page.goto('/', { waitUntil: 'networkidle' })
  await link(page).click()
  await expect(page).toHaveURL('/token')
  await expect(heading(page, 'Two tokens, one crown')).toBeFocused()
})
