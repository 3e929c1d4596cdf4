import type { Page } from '@playwright/test'
import { lateStylesOf } from './builtFiles.ts'
import { delay, expect, test } from './support.ts'

const file = `**${lateStylesOf('/')}`

const isSeen = (page: Page, section: string) =>
  page
    .getByRole('region', { name: section, includeHidden: true })
    .evaluate((content) => content.checkVisibility({ contentVisibilityAuto: true }))

/** The font size of a section's heading, which its styles set. */
const sizeOf = (page: Page, heading: string) =>
  page.getByRole('heading', { name: heading }).evaluate((element) => getComputedStyle(element).fontSize)

test('sections below the first screen are hidden until their styles are there', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 2_400 })
  await page.route('**/*.woff2', (route) => route.abort())
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const release = await delay(page, file)
  const asked = page.waitForRequest(file)
  // The load event may wait for them.
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await asked
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await isSeen(page, 'A look inside')).toBe(false)
  release()
  await expect.poll(() => isSeen(page, 'A look inside')).toBe(true)
  expect(await sizeOf(page, 'How your account is protected')).not.toBe('16px')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
})

test('without their styles, sections are shown as they are, and the styles are asked for again', {
  tag: '@night',
}, async ({ page }) => {
  await page.route(file, (route) => route.abort(), { times: 1 })
  await page.goto('/')
  await expect.poll(() => isSeen(page, 'A look inside')).toBe(true)
  await expect(page.getByRole('heading', { name: 'How your account is protected' })).toBeVisible()
  expect(await sizeOf(page, 'How your account is protected')).toBe('16px')
  await expect.poll(() => sizeOf(page, 'How your account is protected'), { timeout: 60_000 }).not.toBe('16px')
})

/** True if the browser draws the page at all. */
const isDrawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        requestAnimationFrame(() => resolve(true))
        setTimeout(() => resolve(false), 1000)
      }),
  )

test('an address with a place, and a reload further down, are not drawn before the styles are there', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/favicon.svg')
  const open = {
    'an address with a place': () => window.location.assign('/#protection-title'),
    'a reload further down': () => {
      window.history.replaceState(window.history.state, '', '/')
      window.location.reload()
    },
  }
  for (const [visit, go] of Object.entries(open)) {
    await test.step(visit, async () => {
      const release = await delay(page, file)
      const parsed = page.waitForEvent('domcontentloaded')
      await page.evaluate(go)
      await parsed
      expect(await isDrawn(page)).toBe(false)
      release()
      await expect(page.getByRole('heading', { name: 'How your account is protected' })).toBeInViewport()
      expect(await isDrawn(page)).toBe(true)
      expect(await isSeen(page, 'How your account is protected')).toBe(true)
      await page.waitForLoadState('networkidle')
      await page.unroute(file)
    })
  }
})
