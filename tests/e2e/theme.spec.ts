import type { Page } from '@playwright/test'
import { expect, test } from './support.ts'

type Theme = 'light' | 'dark'

const grounds = { light: 'rgb(250, 247, 240)', dark: 'rgb(10, 12, 18)' } as const

const key = 'king-exchange-theme'

/** Stores a choice before the page's own scripts run. */
const choose = (page: Page, choice: Theme) =>
  page.addInitScript(([name, value]) => localStorage.setItem(name, value), [key, choice] as const)

/** Notes the ground of each frame, from the first one that has any of the page. */
const watchGround = (page: Page) =>
  page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const look = () => {
      if (document.body) seen.add(getComputedStyle(document.documentElement).backgroundColor)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

const groundsOf = (page: Page) => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])

/** The colours that the browser may paint its bars with now. */
const barsOf = (page: Page) =>
  page
    .locator('meta[name=theme-color]')
    .evaluateAll((all) =>
      all.flatMap((meta) =>
        meta instanceof HTMLMetaElement && window.matchMedia(meta.media).matches ? [meta.content] : [],
      ),
    )

const ground = (page: Page) => page.locator('html')
const option = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('radio', { name, exact: true })

for (const { path, system, choice, ...only } of [
  { path: '/', system: 'light', choice: 'dark' },
  { path: '/', system: 'dark', choice: undefined, tag: '@night' },
  { path: '/login', system: 'dark', choice: 'light', tag: '@night' },
  { path: '/dashboard', system: 'light', choice: undefined, tag: '@night' },
] as const) {
  const shown = choice ?? system
  test(
    `on a ${system} system every frame of ${path} is ${shown} with ${choice ?? 'nothing'} chosen`,
    only,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: system })
      if (choice) await choose(page, choice)
      await watchGround(page)
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(await groundsOf(page)).toEqual([grounds[shown]])
      expect(await barsOf(page)).toEqual([shown === 'light' ? '#faf7f0' : '#0a0c12'])
    },
  )
}

test('without scripts a page has the theme of the system, and offers no switch', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  const page = await context.newPage()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/')
    await expect(ground(page)).toHaveCSS('background-color', grounds[colorScheme])
  }
  await expect(option(page, 'Light')).toBeHidden()
  await context.close()
})

test('a theme chosen by the keyboard is that of the next visit, of other tabs and of a page that a visitor comes back to, until the system’s is followed again', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/about')
  await expect(page.getByRole('contentinfo').getByRole('group', { name: 'Theme' })).toBeVisible()
  await expect(option(page, 'System')).toBeChecked()
  await option(page, 'System').focus()
  await page.keyboard.press('ArrowRight')
  await expect(option(page, 'Light')).toBeFocused()
  await expect(option(page, 'Light')).toBeChecked()
  await expect(ground(page)).toHaveCSS('background-color', grounds.light)

  const other = await context.newPage()
  await other.emulateMedia({ colorScheme: 'dark' })
  await other.goto('/terms')
  await expect(ground(other)).toHaveCSS('background-color', grounds.light)
  await expect(option(other, 'Light')).toBeChecked()
  await other.getByText('System', { exact: true }).click()
  for (const tab of [other, page]) await expect(ground(tab)).toHaveCSS('background-color', grounds.dark)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(ground(page)).toHaveCSS('background-color', grounds.light)

  await page.goto('/favicon.svg')
  await other.getByText('Dark', { exact: true }).click()
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(option(page, 'Dark')).toBeChecked()
  await expect(page.locator('html[data-page=hydrated]')).toHaveCount(1)
  await expect(option(page, 'Dark')).toBeChecked()
  await expect(ground(page)).toHaveCSS('background-color', grounds.dark)
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('dark')
})
