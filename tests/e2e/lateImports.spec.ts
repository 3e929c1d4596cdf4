import type { Page } from '@playwright/test'
import { importsFile } from '../../scripts/lateImports.ts'
import { filesOf } from './builtFiles.ts'
import { expect, heading, hold, test } from './support.ts'

const link = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Token', exact: true })

test('a link requests what a page’s script imports together with it, not when it has come', async ({
  page,
}) => {
  const { own, scripts, styleNames } = filesOf('/token')
  const { scripts: known } = filesOf('/')
  const imported = scripts.filter((script) => ![own, styleNames, ...known].includes(script))
  expect(imported.length).toBeGreaterThan(2)
  const requested = new Set<string>()
  page.on('request', (asked) => requested.add(new URL(asked.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  const release = await hold(page, `**${own}`)
  await link(page).hover()
  await expect.poll(() => imported.filter((script) => !requested.has(script))).toEqual([])
  release()
  await link(page).click()
  await expect(page).toHaveURL('/token')
})

test('a page opens without the list of imports', async ({ page }) => {
  await page.route(`**${importsFile}`, (route) => route.abort())
  await page.goto('/', { waitUntil: 'networkidle' })
  await link(page).click()
  await expect(page).toHaveURL('/token')
  await expect(heading(page, 'Two tokens, one crown')).toBeFocused()
})
