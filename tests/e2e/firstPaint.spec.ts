import type { Page } from '@playwright/test'
import { clientScript } from './builtFiles.ts'
import { confirmedUser, expect, store, test } from './support.ts'

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

test('no frame offers the dashboard to a visitor, or Login to a user, and nothing moves', async ({
  page,
  request,
}) => {
  await watchFrames(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(await framesOf(page)).toEqual({ seen: ['Login', 'Sign Up'], shifts: [] })

  const { session } = await confirmedUser(request)
  await store(page, session)
  const lookup = page.waitForRequest(`**${clientScript()}`)
  await page.reload()
  await lookup
  await page.waitForLoadState('networkidle')
  await expect(link(page, 'Dashboard')).toBeVisible()
  expect(await framesOf(page)).toEqual({ seen: ['Dashboard'], shifts: [] })
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
