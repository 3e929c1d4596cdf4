import type { Page } from '@playwright/test'
import { clientScript } from './builtFiles.ts'
import { confirmedUser, expect, openAsleep, store, test } from './support.ts'

const header = (page: Page) => page.getByRole('banner')
const link = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true })

/** Notes in each frame which of the header's account links can be seen, and every shift that no typeface causes. */
async function watchFrames(page: Page) {
  await page.route('**/*.woff2', (route) => route.abort())
  await page.addInitScript(() => {
    const seen = new Set<string>()
    const shifts: string[] = []
    Object.assign(window, { seen, shifts })
    const look = () => {
      for (const anchor of document.querySelectorAll('header a')) {
        const name = anchor.textContent ?? ''
        if (['Login', 'Sign Up', 'Dashboard'].includes(name) && anchor.checkVisibility()) seen.add(name)
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const framesOf = (page: Page) =>
  page.evaluate(() => {
    const { seen, shifts } = window as unknown as { seen: Set<string>; shifts: string[] }
    return { seen: [...seen].sort(), shifts }
  })

for (const path of ['/', '/market', '/no-such-page']) {
  test(`no frame of ${path} offers Login or Sign Up to a signed-in user, and nothing moves`, async ({
    page,
    request,
  }) => {
    const { session } = await confirmedUser(request)
    await store(page, session)
    await watchFrames(page)
    const lookup = page.waitForRequest(`**${clientScript()}`)
    await page.goto(path)
    await lookup
    await page.waitForLoadState('networkidle')
    await expect(link(page, 'Dashboard')).toBeVisible()
    expect(await framesOf(page)).toEqual({ seen: ['Dashboard'], shifts: [] })
  })
}

test('no frame offers the dashboard to a visitor', async ({ page }) => {
  await watchFrames(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(await framesOf(page)).toEqual({ seen: ['Login', 'Sign Up'], shifts: [] })
})

test('who is signed in is known before any script has loaded, in the header and in the menu', async ({
  page,
  request,
}) => {
  const { session } = await confirmedUser(request)
  await store(page, session)
  const wake = await openAsleep(page, '/about')
  await expect(link(page, 'Dashboard')).toBeVisible()
  await expect(link(page, 'Login')).toBeHidden()
  await expect(link(page, 'Sign Up')).toBeHidden()
  await wake()
  await page.setViewportSize({ width: 375, height: 800 })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Sign Up' })).toBeHidden()
})

test('the header follows when the session turns out to have ended', async ({ page, request }) => {
  const { session } = await confirmedUser(request)
  await store(page, { ...session, expires_at: 1, refresh_token: 'revoked' })
  await page.goto('/about')
  await expect(link(page, 'Login')).toBeVisible()
  await expect(link(page, 'Dashboard')).toBeHidden()
})

test('the header follows a logout in another tab', async ({ page, context, request }) => {
  const { session } = await confirmedUser(request)
  await store(page, session)
  const lookup = page.waitForRequest(`**${clientScript()}`)
  await page.goto('/about')
  await lookup
  await expect(link(page, 'Dashboard')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/wallet')
  await other.getByRole('button', { name: 'Logout' }).click()
  await expect(link(page, 'Login')).toBeVisible()
  await expect(link(page, 'Dashboard')).toBeHidden()
})

test('without JavaScript the header offers Login and Sign Up', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  await page.goto('/')
  await expect(link(page, 'Login')).toBeVisible()
  await expect(link(page, 'Sign Up')).toBeVisible()
  await expect(link(page, 'Dashboard')).toBeHidden()
  await context.close()
})
