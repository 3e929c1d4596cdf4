import type { Page } from '@playwright/test'
import { filesOf } from './builtFiles.ts'
import { test as base, expect, hold } from './support.ts'

const renderer = `**${filesOf('/').renderer}`

// A page of its own, whose `goto` does not wait until it is hydrated.
const test = base.extend<{ early: Page }>({ early: async ({ context }, use) => use(await context.newPage()) })

/** The router is made last before hydration. */
const started = (page: Page) => page.waitForFunction(() => '__TSR_ROUTER__' in window)

test('the site starts while React’s renderer is on its way, and answers when it is there', async ({
  early: page,
}) => {
  const release = await hold(page, renderer)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await started(page)
  const alive = page.locator('html[data-alive]')
  await expect(alive).toHaveCount(0)
  release()
  await expect(alive).toHaveCount(1)
})

test('a page whose renderer is gone stays as it is in its document, and says so', async ({ early: page }) => {
  await page.route(renderer, (route) => route.abort())
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
